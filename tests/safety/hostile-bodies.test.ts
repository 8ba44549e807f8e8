import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { raiseDispute, uploadEvidence } from '../evidence-server.ts';
import { aForm, aPdf, aPng } from '../factories/evidence-file.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { fingerprint } from './live-routes.ts';

const rule = (key: string, check: unknown) => ({ key, outcome: 'block', check });
const items = (check: unknown) => rule('order_items_threshold', check);
const price = (check: unknown) => rule('purchase_price_threshold', check);
const below = (key: string, value: unknown) => ({ key, operator: 'less_than', value });
const above = (key: string, value: unknown) => ({ key, operator: 'greater_than', value });
const among = (value: unknown) => ({ key: 'ip_country', operator: 'in', value });
const either = (...checks: unknown[]) => ({ operator: 'or', checks });
const itemRange = (min: number, max: number) =>
  items(either(below('item_count', min), above('item_count', max)));
const priceRange = (min: string, max: string) =>
  price(either(below('order_total', min), above('order_total', max)));
const nested = (depth: number): unknown => (depth === 0 ? above('item_count', 3) : either(nested(depth - 1)));
const AVS = {
  key: 'avs_verification',
  outcome: 'block',
  check: { key: 'avs_mismatch', operator: 'equals', value: true },
};

let server: TestServer;
let id: DisputeId;
let files: Readonly<Record<'receipt' | 'logo' | 'large' | 'larger', string>>;
beforeAll(async () => {
  server = await startTestServer();
  id = await raiseDispute(server);
  files = {
    receipt: (await uploadEvidence(server, id, {})).id,
    logo: await uploaded('business_logo', 'logo.png', aPng()),
    large: await uploaded('dispute_evidence', 'large.pdf', aPdf({ size: 2_500_000 })),
    larger: await uploaded('dispute_evidence', 'larger.pdf', aPdf({ size: 2_500_000 })),
  };
  const evidence = { uncategorized_text: 'Signed for.', receipt: files.receipt };
  await server.put(`/disputes/${id}/draft`, { base_version: 0, product_type: 'multiple', evidence });
  await server.post(`/disputes/${id}`, { evidence, metadata: { __product_type: 'multiple' } });
  await server.post('/settings', {
    current_protection_level: 'advanced',
    advanced_fraud_protection_settings: [AVS, priceRange('1000|usd', '9000|usd')],
  });
});
afterAll(() => server.close());

async function uploaded(purpose: string, filename: string, content: Buffer): Promise<string> {
  const { payload, headers } = aForm({ purpose }, { filename, content });
  const url = '/wp-json/wc/v3/payments/file';
  const asked = { method: 'POST', url, payload, headers: { ...server.asAdministrator, ...headers } } as const;
  return JSON.parse((await server.inject(asked)).text).id;
}

/** Everything there is: each row of ours, the dispute at the provider, and what three pages read. */
async function everything() {
  const read = async (path: string) => (await server.get(path)).text;
  return {
    rows: await fingerprint(server.db),
    dispute: JSON.stringify(await server.simulator.provider.findObject('dispute', id)),
    account: JSON.stringify(await server.simulator.provider.findAccount()),
    pages: [await read(`/disputes/${id}`), await read(`/disputes/${id}/desk`), await read('/settings')],
  };
}

async function expectRefused(ask: () => Promise<Answer>): Promise<Answer> {
  const before = await everything();
  const answer = await ask();
  expect([answer.status >= 400 && answer.status < 500, answer.body.code]).toEqual([true, expect.any(String)]);
  expect(await everything()).toEqual(before);
  return answer;
}

const words = (length: number) => 'x'.repeat(length);
const LONG_FIELDS = ['product_description', 'refund_policy_disclosure', 'refund_refusal_explanation'];
const MORE_FIELDS = [
  'duplicate_charge_explanation',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
];
const overAll = () =>
  Object.fromEntries(
    [...LONG_FIELDS, ...MORE_FIELDS, 'billing_address', 'shipping_address'].map((key) => [
      key,
      words(19_000),
    ]),
  );

type Body = () => Readonly<Record<string, unknown>>;
const evidence =
  (given: unknown): Body =>
  () => ({ evidence: given });
const metadata =
  (given: unknown): Body =>
  () => ({ metadata: given });

/** What is wrong, the body, and the field that is named. */
const EVIDENCE: readonly [string, Body, string?][] = [
  [
    'blanks in place of all there was',
    evidence({ uncategorized_text: ' ', receipt: ' ' }),
    'evidence.receipt',
  ],
  ['a file that does not exist', evidence({ receipt: 'file_nobody_has' }), 'evidence.receipt'],
  ['a file for the look of the store', () => ({ evidence: { receipt: files.logo } }), 'evidence.receipt'],
  ['words in place of a file', evidence({ refund_policy: 'See below' }), 'evidence.refund_policy'],
  ['an address in place of a file', evidence({ receipt: 'https://example.com/a.pdf' }), 'evidence.receipt'],
  ['a path in place of a file', evidence({ receipt: '../../etc/passwd' }), 'evidence.receipt'],
  ['a file with a tail', evidence({ receipt: 'file_1/content' }), 'evidence.receipt'],
  ['another kind of id', evidence({ receipt: 'ch_1' }), 'evidence.receipt'],
  ['a file as a list', evidence({ receipt: ['file_1'] }), 'evidence.receipt'],
  ['a file as an object', evidence({ receipt: { id: 'file_1' } }), 'evidence.receipt'],
  [
    'files that are too large together',
    () => ({ evidence: { refund_policy: files.large, cancellation_policy: files.larger } }),
  ],
  ['a field nobody knows', evidence({ mood: 'bad' }), 'evidence.mood'],
  ['a field of the provider alone', evidence({ enhanced_evidence: 'x' }), 'evidence.enhanced_evidence'],
  ['a field in capitals', evidence({ Receipt: '' }), 'evidence.Receipt'],
  ['the name of every object', evidence({ constructor: 'x' }), 'evidence.constructor'],
  ['a day in other words', evidence({ shipping_date: '3 March 2026' }), 'evidence.shipping_date'],
  ['a day that does not exist', evidence({ shipping_date: '2026-02-30' }), 'evidence.shipping_date'],
  ['a day with a time', evidence({ service_date: '2026-02-03 10:00:00' }), 'evidence.service_date'],
  ['a day as a number', evidence({ service_date: 1_767_225_600 }), 'evidence.service_date'],
  ['a text at the limit', evidence({ uncategorized_text: words(20_000) })],
  ['texts at the limit of all', () => ({ evidence: overAll() })],
  ['a text without end', evidence({ uncategorized_text: words(150_001) }), 'evidence.uncategorized_text'],
  ['half a character', evidence({ customer_name: '\ud800' }), 'evidence'],
  ['a character no database keeps', evidence({ customer_name: 'a\0b' }), 'evidence'],
  ['nothing in place of words', evidence({ customer_name: null }), 'evidence.customer_name'],
  ['evidence as a list', evidence(['receipt']), 'evidence'],
  ['evidence as words', evidence('Signed for.'), 'evidence'],
  ['too many fields', evidence(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, 'x'])))],
];
/** The same for what is sent beside it. */
const BESIDE: typeof EVIDENCE = [
  ['who closed it', metadata({ __closed_by_merchant: '1' }), 'metadata.__closed_by_merchant'],
  ['when it was answered', metadata({ __evidence_submitted_at: '1' }), 'metadata.__evidence_submitted_at'],
  ['when it was closed', metadata({ __dispute_closed_at: '1' }), 'metadata.__dispute_closed_at'],
  ['a note of their own', metadata({ order_id: '7' }), 'metadata.order_id'],
  ['a type of product nobody sells', metadata({ __product_type: 'cargo' }), 'metadata.__product_type'],
  ['a name of a file for words', metadata({ customer_name: 'a.pdf' }), 'metadata.customer_name'],
  ['a name without end', metadata({ receipt: words(1001) }), 'metadata.receipt'],
  ['metadata as a list', metadata(['__product_type']), 'metadata'],
  ['a word in place of yes', () => ({ evidence: {}, submit: 'true' }), 'submit'],
];

describe('evidence nobody should send', () => {
  test.each([...EVIDENCE, ...BESIDE])(
    '%s: refused as a draft and for good, and nothing changes',
    async (_, body, field) => {
      for (const more of [{}, { submit: true }]) {
        const sent = { ...more, ...body() };
        const answer = await expectRefused(() => server.post(`/disputes/${id}`, sent));
        if (field !== undefined) expect(Object.keys(answer.body.data.params)).toContain(field);
      }
    },
  );

  test.each(EVIDENCE)('%s: not kept as what is being typed either', async (_, body) => {
    const draft = { base_version: 1, product_type: 'multiple', ...body() };
    await expectRefused(() => server.put(`/disputes/${id}/draft`, draft));
  });

  test('an answer without any evidence', async () => {
    const bare = await raiseDispute(server);
    const answer = await expectRefused(() => server.post(`/disputes/${bare}`, { submit: true }));
    expect(answer.body.data.params).toEqual({ evidence: expect.any(String) });
    expect(await server.simulator.provider.findObject('dispute', bare)).toMatchObject({
      status: 'needs_response',
      evidence_details: { submission_count: 0 },
    });
  });
});

describe('fraud rules nobody should send', () => {
  test.each<[string, unknown]>([
    ['a minimum above the maximum', [priceRange('10000|usd', '1000|usd')]],
    ['equal prices', [priceRange('1000|usd', '1000|usd')]],
    ['more items at least than at most', [itemRange(100, 10)]],
    ['equal items', [itemRange(4, 4)]],
    ['no price at all', [price(either())]],
    ['no items at all', [items(either())]],
    ['a price in words', [price(above('order_total', 'abc|usd'))]],
    ['a plain number for a price', [price(above('order_total', 1000))]],
    ['a price without a currency', [price(above('order_total', '1000'))]],
    ['a price with decimals', [price(above('order_total', '10.00|usd'))]],
    ['a price below zero', [price(above('order_total', '-1000|usd'))]],
    ['a price of nothing', [price(above('order_total', '0|usd'))]],
    ['a price with an exponent', [price(above('order_total', '1e3|usd'))]],
    ['a currency in capitals', [price(above('order_total', '1000|USD'))]],
    ['prices in two currencies', [priceRange('1000|usd', '2000|eur')]],
    ['items in words', [items(above('item_count', 'many'))]],
    ['items as text', [items(above('item_count', '3'))]],
    ['half an item', [items(above('item_count', 1.5))]],
    ['no item', [items(above('item_count', 0))]],
    ['items below zero', [items(above('item_count', -1))]],
    ['a check of another rule', [rule('avs_verification', above('item_count', 3))]],
    ['a check nobody knows', [rule('avs_verification', { ...AVS.check, key: 'moon_phase' })]],
    ['the other way round', [rule('avs_verification', { ...AVS.check, value: false })]],
    ['a word in place of true', [rule('avs_verification', { ...AVS.check, value: 'true' })]],
    ['an operator nobody knows', [rule('avs_verification', { ...AVS.check, operator: 'resembles' })]],
    ['an operator of other checks', [items({ key: 'item_count', operator: 'in', value: 3 })]],
    ['countries in capitals', [rule('international_ip_address', among('US|CA'))]],
    ['countries as a list', [rule('international_ip_address', among(['us', 'ca']))]],
    ['words in place of countries', [rule('international_ip_address', among("us' or 1=1 --"))]],
    ['two minima', [items(either(below('item_count', 2), below('item_count', 3)))]],
    ['both at once', [items({ operator: 'and', checks: [below('item_count', 2), above('item_count', 9)] })]],
    ['groups without end', [items(nested(20))]],
    ['a group of no list', [items({ operator: 'or', checks: above('item_count', 3) })]],
    ['a rule nobody knows', [{ ...AVS, key: 'moon_phase' }]],
    ['the name of every object', [{ ...AVS, key: 'constructor' }]],
    ['an outcome of allow', [{ ...AVS, outcome: 'allow' }]],
    ['no outcome', [{ key: AVS.key, check: AVS.check }]],
    ['a rule with more to say', [{ ...AVS, is_admin: true }]],
    ['a check with more to say', [rule('avs_verification', { ...AVS.check, note: 'x' })]],
    ['the same rule twice', [AVS, AVS]],
    ['one bad among good', [AVS, null]],
    ['a word', 'error'],
    ['an object', { 0: AVS }],
    ['nothing', null],
  ])('%s: refused by name, and nothing changes', async (_, rules) => {
    const body = { current_protection_level: 'advanced', advanced_fraud_protection_settings: rules };
    const answer = await expectRefused(() => server.post('/settings', body));
    expect(Object.keys(answer.body.data.params)).toEqual(['advanced_fraud_protection_settings']);
  });

  test('groups beyond all reading', async () => {
    const body = {
      current_protection_level: 'advanced',
      advanced_fraud_protection_settings: [items(nested(60))],
    };
    const answer = await expectRefused(() => server.post('/settings', body));
    expect(answer.body.code).toBe('rest_too_complex');
  });

  test('the advanced level with an empty list', async () => {
    const body = { current_protection_level: 'advanced', advanced_fraud_protection_settings: [] };
    const answer = await expectRefused(() => server.post('/settings', body));
    expect(Object.keys(answer.body.data.params)).toEqual(['current_protection_level']);
  });
});
