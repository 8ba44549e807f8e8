import { afterAll, beforeAll, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { Refused } from '#tests/stripe/contract-server.ts';
import { type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { operations } from '../operations/every-operation.ts';
import { payOrder } from '../operations/money/pay-order.ts';
import { reconcileOperations } from '../operations/reconcile-operations.ts';
import { runOperation } from '../operations/run-operation.ts';
import { findDrift } from './find-drift.ts';
import { pollEvents } from './poll-events.ts';
import { refreshJobs } from './refresh-jobs.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
}, 60_000);
afterAll(() => server.close());

/** Hears of everything that was not delivered. */
async function hear(): Promise<void> {
  await pollEvents(server.deps);
  await runDueJobs(server.deps, refreshJobs(server.deps.provider));
}
async function hold() {
  const { id } = await saveOrder(server.db, { total: 10_000 });
  const charge = await server.simulator.pay({ capture: 'manual', metadata: { order_id: String(id) } });
  await hear();
  return { order_id: id, charge, payment_intent_id: charge.payment_intent };
}
const CUSTOMER = { name: 'Ada', email: 'ada@example.com', country: 'US' };
const operationNamedIn = (metadata: unknown): string =>
  typeof metadata === 'object' && metadata !== null && 'operation_id' in metadata
    ? String(metadata.operation_id)
    : '';
const asked = (endpoint: string) => server.stripe.calls.filter((call) => call.endpoint === endpoint);
const chargeOf = (id: string) => server.simulator.provider.findObject('charge', id);

test('a held payment is captured at Stripe, once, under a key', async () => {
  const { order_id, charge, payment_intent_id } = await hold();
  const answer = await server.post(`/orders/${order_id}/capture_authorization`, { payment_intent_id });
  expect(answer).toMatchObject({ status: 200, body: { id: payment_intent_id, status: 'succeeded' } });
  expect(await chargeOf(charge.id)).toMatchObject({ captured: true, amount_captured: 10_000 });
  const [capture, ...more] = asked('POST /v1/payment_intents/{intent}/capture');
  expect(more).toEqual([]);
  expect(capture?.headers['idempotency-key']).toBeTruthy();
});

test('an order that knows of no payment is told of the one that names it, if it is about the same sum', async () => {
  const [order, other] = [
    await saveOrder(server.db, { total: 5000, payment_intent_id: null }),
    await saveOrder(server.db, { total: 1, payment_intent_id: null }),
  ];
  const pay = (id: number) =>
    server.simulator.pay({ amount: minor(5000), metadata: { order_id: String(id) } });
  const [charge] = [await pay(order.id), await pay(other.id)];
  const found = await server.get(`/charges/order/${order.id}`);
  expect(found.body).toMatchObject({ payment_intent: charge.payment_intent, status: 'succeeded' });
  expect((await server.get(`/charges/order/${other.id}`)).body).toMatchObject({ payment_intent: null });
});

test('a payment that bears the number of one of our orders, and is of somebody else’s, belongs to none of ours', async () => {
  const { id } = await saveOrder(server.db, { total: 2000, status: 'on-hold', payment_intent_id: null });
  const charge = await server.simulator.pay({ amount: minor(9900), metadata: { order_id: String(id) } });
  await hear();
  const { body } = await server.get(`/payment_intents/${charge.payment_intent}`);
  expect(body).toMatchObject({
    order: null,
    charge: { order: null, metadata: { other_order_id: String(id) } },
  });
  const rows = await server.db
    .selectFrom('transactions')
    .select(['order_id', 'amount'])
    .where('charge_id', '=', charge.id)
    .execute();
  expect(rows).toEqual([{ order_id: null, amount: 9900 }]);
  const order = await server.db.selectFrom('orders').select('status').where('id', '=', id).execute();
  expect(order).toEqual([{ status: 'on-hold' }]);
  expect(
    (await findDrift(server.deps, { repair: false })).drift.filter(({ kind }) => kind !== 'account'),
  ).toEqual([]);
});

test('a debit that bounces days later is no income: both movements come with the event', async () => {
  const charge = await server.simulator.pay({ card: 'sepa_debit_bounces', currency: currency('eur') });
  await hear();
  await server.simulator.controls.setClock(epochSeconds(server.simulator.clock() + 3 * DAY_S));
  await hear();
  const rows = await server.db
    .selectFrom('transactions')
    .select(['type', 'amount'])
    .where('charge_id', '=', charge.id)
    .orderBy('date')
    .execute();
  expect(rows.map(({ type }) => type)).toEqual(['payment', 'payment_failure_refund']);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('a review is approved at Stripe as a review: what is held stays held', async () => {
  const { charge, payment_intent_id } = await hold();
  await server.simulator.controls.openReview(charge.id);
  await hear();
  const read = async () => (await server.get(`/payment_intents/${payment_intent_id}`)).body;
  expect(await read()).toMatchObject({ charge: { review: { is_open: true, opened_reason: 'rule' } } });
  const answer = await server.post(`/charges/${charge.id}/approve_review`, {});
  expect(answer).toMatchObject({ status: 200, body: { charge_id: charge.id, is_open: false } });
  expect(await read()).toMatchObject({
    status: 'requires_capture',
    charge: { captured: false, review: { is_open: false, closed_reason: 'approved' } },
  });
  await server.post(`/charges/${charge.id}/approve_review`, {});
  expect(asked('POST /v1/reviews/{review}/approve')).toHaveLength(1);
});

test('a payment whose answer was lost, and of which nobody told us, is found a day later by what it carries', async () => {
  const { id } = await saveOrder(server.db, {
    ...{ status: 'pending', total: 10_000, payment_intent_id: null },
  });
  const made: string[] = [];
  server.interfere(async ({ endpoint, params }) => {
    if (endpoint !== 'POST /v1/payment_intents') return undefined;
    const metadata = { order_id: String(id), operation_id: operationNamedIn(params.metadata) };
    if (made.length === 0) made.push((await server.simulator.pay({ metadata })).payment_intent);
    throw new Refused(500, { type: 'api_error' });
  });
  const actor = { user_id: 1, email: 'ada@example.com', first_name: 'Ada', capabilities: [] };
  const context = {
    ...server.deps,
    actor,
    ip: '::1',
    idempotency: { key: 'lost', markReplayed: () => undefined },
  };
  const paying = runOperation(context, payOrder, {
    ...{ order_id: id, attempt: 1, amount: minor(10_000), currency: currency('usd') },
    ...{ payment_method: 'pm_card_visa', capture: 'automatic', customer: CUSTOMER },
  });
  await expect(paying).rejects.toMatchObject({ code: 'operation_in_progress' });
  server.interfere();

  const tomorrow = { ...server.deps, now: () => epochSeconds(server.clock.now + DAY_S) };
  expect(await reconcileOperations(tomorrow, operations)).toEqual({ ended: 1, open: 0 });
  expect(asked('GET /v1/payment_intents/search').length).toBeGreaterThan(0);
  const states = await server.db
    .selectFrom('operations')
    .select('state')
    .where('kind', '=', 'pay_order')
    .execute();
  expect(states).toEqual([{ state: 'succeeded' }]);
  const paid = await server.db
    .selectFrom('payment_intents')
    .select('status')
    .where('id', 'in', made)
    .execute();
  expect(paid).toEqual([{ status: 'succeeded' }]);
});

test('another is let go', async () => {
  const { order_id, charge, payment_intent_id } = await hold();
  const answer = await server.post(`/orders/${order_id}/cancel_authorization`, { payment_intent_id });
  expect(answer.status).toBe(200);
  expect(await chargeOf(charge.id)).toMatchObject({ captured: false });
  expect(asked('POST /v1/payment_intents/{intent}/cancel')).toHaveLength(1);
});

test('a dispute is answered: the draft never submits by itself', async () => {
  const charge = await server.simulator.pay();
  const { id } = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
  await hear();
  const evidence = { product_description: 'A chair' };
  const draft = await server.post(`/disputes/${id}`, { evidence, submit: false });
  expect(draft).toMatchObject({ status: 200, body: { status: 'needs_response' } });
  const sent = await server.post(`/disputes/${id}`, { evidence, submit: true });
  expect(sent).toMatchObject({ status: 200, body: { status: 'under_review' } });
  expect(asked('POST /v1/disputes/{dispute}').map(({ params }) => params.submit)).toEqual(
    expect.arrayContaining([true]),
  );
  for (const { params } of asked('POST /v1/disputes/{dispute}')) expect(typeof params.submit).toBe('boolean');
});

test('a payout leaves, adds up to the cent, and all of it is as the provider has it', async () => {
  await server.simulator.pay({ amount: minor(7777) });
  await server.simulator.controls.setClock(epochSeconds(server.simulator.clock() + 12 * DAY_S));
  await hear();
  const { data } = await server.simulator.provider.listObjects('payout', null, 10);
  expect(data.length).toBeGreaterThan(0);
  for (const { id } of data) {
    const { body } = await server.get(`/deposits/${id}/proof`);
    expect(body).toMatchObject({ source: 'provider', unexplained: 0 });
  }
  const { drift } = await findDrift(server.deps, { repair: false });
  expect(drift.filter(({ kind }) => kind !== 'account')).toEqual([]);
  expect(server.stripe.violations).toEqual([]);
});
