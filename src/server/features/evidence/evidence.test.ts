import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { openEvidenceServer, raiseDispute, uploadEvidence } from '#tests/evidence-server.ts';
import { aForm, aPdf, aPng } from '#tests/factories/evidence-file.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { anItem, saveOrderWithItems } from '#tests/factories/order-item.ts';
import type { TestServer } from '#tests/test-server.ts';

let server: TestServer;
let id: DisputeId;
beforeAll(async () => {
  server = await openEvidenceServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  id = await raised();
});

const raised = (order_id?: number) => raiseDispute(server, order_id);
const desk = async (of = id) => (await server.get(`/disputes/${of}/desk`)).body;
const draft = (base_version: number, evidence: object, product_type: string | null = 'physical_product') =>
  server.put(`/disputes/${id}/draft`, { base_version, product_type, evidence });
const answer = (body: object) => server.post(`/disputes/${id}`, body);

const upload = (field?: string, content?: Buffer, filename?: string) =>
  uploadEvidence(server, id, { field, content, filename });

describe('a draft', () => {
  test('begins empty, is kept word for word, and grows by version', async () => {
    expect(await desk()).toMatchObject({ version: 0, evidence: {}, product_type: null, saved: null });
    const words = {
      customer_name: 'Ada “the Countess” 愛 \u202e',
      product_description: 'Two lines\nof text',
    };
    expect(await draft(0, words)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await draft(1, { ...words, shipping_carrier: 'DHL' })).toMatchObject({ body: { version: 2 } });
    expect(await desk()).toMatchObject({
      version: 2,
      evidence: { ...words, shipping_carrier: 'DHL' },
      product_type: 'physical_product',
      saved_by: 'merchant',
    });
    const { body } = await server.get(`/disputes/${id}`);
    expect(body.evidence).toEqual({}); // The payments simulator has not heard of it.
  });

  test('and what is sent hold no card number, and a tracking number as it is', async () => {
    const words = {
      uncategorized_text: 'Paid with 4242424242424242',
      shipping_tracking_number: '4242424242424242',
    };
    const masked = { ...words, uncategorized_text: 'Paid with •••• 4242' };
    await draft(0, words);
    expect((await desk()).evidence).toEqual(masked);
    expect((await answer({ evidence: words })).body.evidence).toEqual(masked);
    expect(await server.simulator.provider.findObject('dispute', id)).toMatchObject({ evidence: masked });
  });

  test('of a second tab is not overwritten in silence', async () => {
    await draft(0, { customer_name: 'first tab' });
    expect(await draft(0, { customer_name: 'second tab' })).toMatchObject({
      status: 409,
      body: { code: 'evidence_draft_conflict', data: { version: 1 } },
    });
    expect((await desk()).evidence.customer_name).toBe('first tab');
  });

  test('saved by many at once from one version is saved by one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { version } = await desk();
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, n) => draft(version, { customer_name: `tab ${n}` })),
      );
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await desk()).version).toBe(version + 1);
    }
  });

  test('whose answer was lost can be sent again', async () => {
    await draft(0, { customer_name: 'Ada' });
    expect(await draft(0, { customer_name: 'Ada', receipt: '' })).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });

  test('meets what was saved elsewhere meanwhile: nobody’s field is lost', async () => {
    await draft(0, { customer_name: 'from the desk' });
    await answer({ evidence: { shipping_carrier: 'from a program' } });
    expect((await desk()).evidence).toMatchObject({
      customer_name: 'from the desk',
      shipping_carrier: 'from a program',
    });
  });

  test.each([
    [19_999, 200],
    [20_000, 400],
  ])('a field of %i characters', async (length, status) => {
    expect((await draft(0, { uncategorized_text: 'x'.repeat(length) })).status).toBe(status);
  });

  test.each([
    [149_999, 200],
    [150_000, 400],
  ])('%i characters in all', async (total, status) => {
    const keys = [
      ...['product_description', 'refund_policy_disclosure', 'refund_refusal_explanation'],
      ...['duplicate_charge_explanation', 'cancellation_policy_disclosure', 'cancellation_rebuttal'],
      ...['uncategorized_text', 'billing_address'],
    ];
    const evidence = Object.fromEntries(
      keys.map((key, n) => [key, 'x'.repeat(Math.min(19_999, total - n * 19_999))]),
    );
    expect((await draft(0, evidence)).status).toBe(status);
  });

  test.each([
    ['a field nobody knows', { base_version: 0, product_type: null, evidence: { hidden: 'x' } }],
    ['a type nobody knows', { base_version: 0, product_type: 'cargo', evidence: {} }],
    ['a version below zero', { base_version: -1, product_type: null, evidence: {} }],
    ['a number in place of words', { base_version: 0, product_type: null, evidence: { receipt: 5 } }],
  ])('with %s is refused', async (_, body) => {
    expect((await server.put(`/disputes/${id}/draft`, body)).status).toBe(400);
  });

  test('is not taken once the bank has decided, and what was typed before can still be read', async () => {
    await draft(0, { customer_name: 'Ada' });
    await answer({ evidence: { customer_name: 'Ada' }, submit: true });
    expect(await draft(1, { customer_name: 'Bob' })).toMatchObject({
      status: 409,
      body: { code: 'dispute_not_actionable' },
    });
    expect(await desk()).toMatchObject({ evidence: { customer_name: 'Ada' }, unsent: {} });
  });

  test('is known to the page of the payment as soon as it is begun', async () => {
    const hasDraft = async () => (await server.get(`/disputes/${id}`)).body.has_draft;
    expect(await hasDraft()).toBe(false);
    await draft(0, { customer_name: 'Ada' });
    expect(await hasDraft()).toBe(true);
  });

  test('of a dispute that does not exist', async () => {
    const { status } = await server.get('/disputes/dp_nothing/desk');
    expect(status).toBe(404);
  });
});

describe('evidence that is already stored', () => {
  test('without a type is shown as multiple', async () => {
    await answer({ evidence: { customer_name: 'Ada' } });
    expect((await desk()).product_type).toBe('multiple');
  });

  test('with a type keeps it', async () => {
    await answer({ evidence: { customer_name: 'Ada' }, metadata: { __product_type: 'offline_service' } });
    expect((await desk()).product_type).toBe('offline_service');
  });

  test('names files that count, although they were uploaded for no dispute', async () => {
    const content = aPdf({ size: 3_000_000 });
    const form = aForm({ purpose: 'dispute_evidence' }, { filename: 'big.pdf', content });
    const headers = { ...server.asAdministrator, ...form.headers };
    const { text } = await server.inject({
      method: 'POST',
      url: '/wp-json/wc/v3/payments/file',
      headers,
      payload: form.payload,
    });
    const { id: file_id } = JSON.parse(text);
    await answer({ evidence: { receipt: file_id }, metadata: { receipt: 'mine.pdf' } });
    expect((await desk()).files).toEqual([
      { field: 'receipt', file_id, filename: 'mine.pdf', size: 3_000_000, pages: null },
    ]);
    expect(await upload('refund_policy', aPdf({ size: 1_500_001 }))).toMatchObject({
      code: 'evidence_files_too_large',
    });
  });

  test('cannot name files that are too large together', async () => {
    const sizes = [2_000_000, 2_000_000, 500_001];
    const fields = ['receipt', 'customer_signature', 'refund_policy'];
    const ids: string[] = [];
    for (const size of sizes) {
      const form = aForm({ purpose: 'dispute_evidence' }, { filename: 'a.pdf', content: aPdf({ size }) });
      const headers = { ...server.asAdministrator, ...form.headers };
      const request = { method: 'POST', url: '/wp-json/wc/v3/payments/file', headers } as const;
      const { text } = await server.inject({ ...request, payload: form.payload });
      ids.push(JSON.parse(text).id);
    }
    const evidence = Object.fromEntries(fields.map((field, n) => [field, ids[n]]));
    expect(await answer({ evidence })).toMatchObject({
      status: 400,
      body: { code: 'evidence_files_too_large' },
    });
  });
});

describe('files', () => {
  test('have one place each, with what the browser counted', async () => {
    const { id: file_id } = await upload();
    expect((await desk()).files).toEqual([
      { field: 'receipt', file_id, filename: 'receipt.pdf', size: aPdf().length, pages: 2 },
    ]);
    const { id: second } = await upload('receipt', aPng(), 'photo.png');
    expect((await desk()).files).toMatchObject([{ field: 'receipt', file_id: second }]);
  });

  test('are taken out, and their room is free again', async () => {
    await upload('receipt', aPdf({ size: 4_000_000 }));
    expect(await server.delete(`/disputes/${id}/files/receipt`)).toMatchObject({ status: 200 });
    expect((await desk()).files).toEqual([]);
    expect(await upload('refund_policy', aPdf({ size: 4_000_000 }))).toHaveProperty('id');
  });
});

describe('suggestions', () => {
  test('come from the order, its customer and its notes', async () => {
    const place = { name: 'Grace Hopper', address_1: '7 Harbour Row', city: 'Bristol', state: '' };
    const billing = { ...place, postcode: 'BS1 4QA', country: 'GB', email: 'grace@example.org' };
    const order = await saveOrderWithItems(server.db, [anItem({ name: 'Pen', sku: 'P-1', quantity: 2 })], {
      billing,
    });
    await server.deps.store.addNote(order.id, {
      note: 'Shipped with DHL, tracking number: 0087 4412 9930',
      customer_note: false,
      author_id: null,
    });
    const { suggestions } = await desk(await raised(order.id));
    const found = Object.fromEntries(
      suggestions.map(({ field, value, source }: Record<string, string>) => [field, [source, value]]),
    );
    expect(found).toMatchObject({
      product_description: ['order', '2 × Pen (P-1)'],
      customer_name: ['customer', 'Grace Hopper'],
      customer_email_address: ['customer', 'grace@example.org'],
      billing_address: ['order', 'Grace Hopper\n7 Harbour Row\nBristol BS1 4QA\nGB'],
      shipping_address: ['order', 'Grace Hopper\n7 Harbour Row\nBristol BS1 4QA\nGB'],
      shipping_carrier: ['shipment', 'DHL'],
      shipping_tracking_number: ['shipment', '0087 4412 9930'],
      shipping_date: ['shipment', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    });
  });

  test('without an order are what the payment knows, and nothing is made up', async () => {
    const { suggestions } = await desk();
    expect(suggestions).toEqual([
      { field: 'customer_name', source: 'customer', value: 'Ada Lovelace' },
      { field: 'customer_email_address', source: 'customer', value: 'ada@example.com' },
    ]);
  });

  test('an order without a name, items or notes suggests no empty words', async () => {
    const order = await saveOrder(server.db);
    const { suggestions } = await desk(await raised(order.id));
    for (const { value } of suggestions) expect(value).not.toBe('');
  });
});
