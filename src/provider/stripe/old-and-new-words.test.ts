import { afterEach, describe, expect, test, vi } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
import { READABLE_OBJECTS } from '#tests/stripe/readable-objects.ts';
import { openStripeBench, type StripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const opened: StripeBench[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
async function bench(handlers: Handlers, account?: string) {
  const one = await openStripeBench({
    handlers: { ...READABLE_OBJECTS, ...handlers },
    ...(account && { account }),
  });
  opened.push(one);
  return { ...one, provider: stripeProvider(one.line) };
}
const DAY_S = 86_400;
const BORN = 1_772_000_000;

describe('a dispute', () => {
  const details = { due_by: BORN, has_evidence: false, past_due: false, submission_count: 0 };
  const disputed = async (over: object, evidence_details: object = {}) => {
    const { provider } = await bench({
      'GET /v1/disputes/{dispute}': ({ sample, id }) => ({
        ...{ ...sample(), id, currency: 'usd', charge: 'ch_1', status: 'needs_response', ...over },
        evidence_details: {
          ...{ ...details, enhanced_eligibility: {}, submission_method: 'not_submitted' },
          ...evidence_details,
        },
      }),
    });
    return provider.findObject('dispute', 'du_1');
  };

  test.each([true, false])('says itself whether its charge may be refunded: %s', async (refundable) => {
    expect(await disputed({ is_charge_refundable: refundable })).toMatchObject({
      is_charge_refundable: refundable,
    });
  });

  test('names the stronger evidence it may be answered with, and nothing where there is none', async () => {
    const enhanced_eligibility = {
      visa_compelling_evidence_3: { required_actions: [], status: 'qualified' },
      visa_compliance: { status: 'requires_fee_acknowledgement' },
    };
    expect(await disputed({}, { enhanced_eligibility })).toMatchObject({
      enhanced_evidence: [
        { type: 'visa_compelling_evidence_3', status: 'qualified' },
        { type: 'visa_compliance', status: 'requires_fee_acknowledgement' },
      ],
    });
    expect(await disputed({})).not.toHaveProperty('enhanced_evidence');
  });

  test.each([
    ['manual', 'not_submitted', undefined],
    ['prefer_manual', 'not_submitted', undefined],
    [null, 'not_submitted', undefined],
    ['prefer_smart_disputes', 'not_submitted', 'may'],
    ['smart_disputes', 'not_submitted', 'may'],
    ['manual', 'smart_disputes', 'has'],
    ['smart_disputes', 'manual', 'may'],
  ])('meant to be answered by %s and answered by %s', async (intended, submission_method, expected) => {
    const found = await disputed({ intended_submission_method: intended }, { submission_method });
    expect(found?.answered_for_merchant).toBe(expected);
  });

  test('keeps our notes on it to ourselves', async () => {
    const { provider, server } = await bench({});
    const metadata = { provider_status: 'appeal_needs_response', provider_reason: 'noncompliant', note: 'x' };
    await provider.answerDispute({
      ...{ dispute: 'du_1', evidence: {}, submit: false, idempotencyKey: 'key-1', metadata },
    });
    expect(server.calls.at(-1)?.params.metadata).toEqual({ note: 'x' });
  });
});

test.each([
  ['pending', 'insufficient_funds', 'pending', 'insufficient_funds'],
  ['pending', 'charge_pending', 'pending', 'charge_pending'],
  ['pending', undefined, 'pending', undefined],
  ['pending', 'a_word_of_next_year', 'pending', undefined],
  ['requires_action', undefined, 'pending', 'requires_action'],
  ['succeeded', undefined, 'succeeded', undefined],
  ['failed', 'processing', 'failed', undefined],
])('a refund that is %s because of %s is %s and waits for %s', async (told, why, status, pending_reason) => {
  const { provider } = await bench({
    'GET /v1/refunds/{refund}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: 'usd', charge: 'ch_1', status: told, balance_transaction: 'txn_1' },
      ...(why && { pending_reason: why }),
    }),
  });
  const refund = await provider.findObject('refund', 're_1');
  expect(refund).toMatchObject({ status });
  expect(refund?.pending_reason).toBe(pending_reason);
});

const intent = async (over: object) => {
  const { provider } = await bench({
    'GET /v1/payment_intents/{intent}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: 'usd', created: BORN, ...over },
    }),
  });
  return provider.findObject('payment_intent', 'pi_1');
};

test.each([
  ['processing', 'processing'],
  ['requires_confirmation', 'requires_action'],
  ['a_word_of_next_year', 'requires_action'],
])('a payment that is %s is %s', async (status, ours) => {
  expect(await intent({ status })).toMatchObject({ status: ours });
});

describe('a hold ends', () => {
  const held = (type: string, details: object = {}) => ({
    ...{ id: 'ch_1', object: 'charge', created: BORN + DAY_S },
    payment_method_details: { type, [type]: details },
  });
  test.each([
    ['when its method says so', 'card', { capture_before: BORN + 30 * DAY_S }, BORN + 30 * DAY_S],
    ['after a week, from its charge', 'card', {}, BORN + 8 * DAY_S],
    ['after two days where the card was present', 'card_present', {}, BORN + 3 * DAY_S],
    ['after two days with Interac', 'interac_present', {}, BORN + 3 * DAY_S],
    ['after 28 days with Klarna', 'klarna', {}, BORN + 29 * DAY_S],
    ['after ten days with PayPal', 'paypal', {}, BORN + 11 * DAY_S],
  ])('%s', async (_, type, details, expected) => {
    const latest_charge = held(type, details);
    expect(await intent({ status: 'requires_capture', latest_charge })).toMatchObject({
      capture_before: expected,
    });
  });

  test('never once it was captured', async () => {
    expect(await intent({ status: 'succeeded', latest_charge: held('card') })).toMatchObject({
      capture_before: null,
    });
  });
});

test.each([
  ['card', 'online'],
  ['card_present', 'in_person'],
  ['interac_present', 'in_person'],
])('a sale by %s is %s', async (type, channel) => {
  const card = { brand: 'interac', last4: '1234', exp_month: 1, exp_year: 2030, reader: 'tmr_1' };
  const { provider } = await bench({
    'GET /v1/charges/{charge}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: 'usd', metadata: {} },
      payment_method_details: { type, [type]: card },
    }),
  });
  expect(await provider.findObject('charge', 'ch_1')).toMatchObject({
    channel,
    payment_method_details: { card: { last4: '1234' } },
    reader: channel === 'online' ? null : 'tmr_1',
  });
});

test('an account that is none of ours is no missing permission', async () => {
  const refusing = (error: object): Handlers => ({
    'GET /v1/balance': () => {
      throw new Refused(403, { type: 'invalid_request_error', ...error });
    },
  });
  const { provider } = await bench(refusing({ code: 'account_invalid' }));
  await expect(provider.readBalances()).rejects.toMatchObject({ code: 'account_missing' });
  const other = await bench(refusing({}));
  await expect(other.provider.readBalances()).rejects.toMatchObject({ code: 'provider_permission_missing' });
});

test.each([
  ['verified', { name: 'ACME', address: 'Main Street' }],
  ['unverified', 'vat_number_unknown'],
])('a VAT number that is %s leaves nothing behind at Stripe', async (status, expected) => {
  const { provider, server } = await bench({
    'POST /v1/tax_ids': ({ sample }) => ({
      ...{ ...sample(), id: 'txi_1' },
      verification: { status, verified_name: 'ACME', verified_address: 'Main Street' },
    }),
  });
  const looked = provider.lookUpVat('DE123456789').catch(({ code }: { code: string }) => code);
  expect(await looked).toEqual(expected);
  expect(server.calls.at(-1)).toMatchObject({
    endpoint: 'DELETE /v1/tax_ids/{id}',
    path: '/v1/tax_ids/txi_1',
  });
});

test('of a window only what was made since is asked for', async () => {
  const { provider, server } = await bench({});
  const since = epochSeconds(BORN);
  for (const kind of ['charge', 'payment_intent', 'refund', 'dispute', 'payout', 'transaction'] as const)
    await provider.listObjects(kind, null, 100, since);
  const lists = server.calls.filter(({ params }) => params.limit === 100);
  expect(lists.length).toBeGreaterThanOrEqual(6);
  for (const { params } of lists) expect(params.created).toEqual({ gte: BORN });
});
