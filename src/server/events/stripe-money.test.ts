import { afterAll, beforeAll, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import { findDrift } from './find-drift.ts';
import { pollEvents } from './poll-events.ts';
import { refreshJob } from './refresh-object.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
}, 60_000);
afterAll(() => server.close());

/** Hears of everything that was not delivered. */
async function hear(): Promise<void> {
  await pollEvents(server.deps);
  await runDueJobs(server.deps, [refreshJob(server.deps.provider)]);
}
async function hold() {
  const { id } = await saveOrder(server.db);
  const charge = await server.company.pay({ capture: 'manual', metadata: { order_id: String(id) } });
  await hear();
  return { order_id: id, charge, payment_intent_id: charge.payment_intent };
}
const asked = (endpoint: string) => server.stripe.calls.filter((call) => call.endpoint === endpoint);
const chargeOf = (id: string) => server.company.provider.findObject('charge', id);

test('a held payment is captured at Stripe, once, under a key', async () => {
  const { order_id, charge, payment_intent_id } = await hold();
  const answer = await server.post(`/orders/${order_id}/capture_authorization`, { payment_intent_id });
  expect(answer).toMatchObject({ status: 200, body: { id: payment_intent_id, status: 'succeeded' } });
  expect(await chargeOf(charge.id)).toMatchObject({ captured: true, amount_captured: 10_000 });
  const [capture, ...more] = asked('POST /v1/payment_intents/{intent}/capture');
  expect(more).toEqual([]);
  expect(capture?.headers['idempotency-key']).toBeTruthy();
});

test('another is let go', async () => {
  const { order_id, charge, payment_intent_id } = await hold();
  const answer = await server.post(`/orders/${order_id}/cancel_authorization`, { payment_intent_id });
  expect(answer.status).toBe(200);
  expect(await chargeOf(charge.id)).toMatchObject({ captured: false });
  expect(asked('POST /v1/payment_intents/{intent}/cancel')).toHaveLength(1);
});

test('a dispute is answered: the draft never submits by itself', async () => {
  const charge = await server.company.pay();
  const { id } = await server.company.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
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

test('a payout leaves, adds up to the cent, and all of it is as the company has it', async () => {
  await server.company.pay({ amount: minor(7777) });
  await server.company.controls.setClock(epochSeconds(server.company.clock() + 12 * DAY_S));
  await hear();
  const { data } = await server.company.provider.listObjects('payout', null, 10);
  expect(data.length).toBeGreaterThan(0);
  for (const { id } of data) {
    const { body } = await server.get(`/deposits/${id}/proof`);
    expect(body).toMatchObject({ source: 'provider', unexplained: 0 });
  }
  const { drift } = await findDrift(server.deps, { repair: false });
  expect(drift.filter(({ kind }) => kind !== 'account')).toEqual([]);
  expect(server.stripe.violations).toEqual([]);
});
