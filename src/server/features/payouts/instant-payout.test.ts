import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { payoutsRoutes } from './payouts-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: payoutsRoutes });
});
afterEach(() => server.close());

/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';
const earn = (amount: number) => server.simulator.pay({ card: SETTLES_AT_ONCE, amount: amount as never });
const payOut = (key: string | undefined, body: object = { type: 'instant', currency: 'usd' }) =>
  server.post('/deposits', body, {
    ...server.asAdministrator,
    ...(key && { 'idempotency-key': key }),
  });
const effects = () => server.simulator.count('payout.created');
const usd = async () => {
  const balances = await server.simulator.provider.readBalances();
  return balances.find(({ currency }) => currency === 'usd');
};

test('pays out what is available less the fee, keeps the payout, and says who did it', async () => {
  await earn(10_000);
  const before = await usd();
  const { status, body } = await payOut('one');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: 'deposit',
    automatic: false,
    status: 'in_transit',
    amount: before?.instant?.net,
    fee: before?.instant?.fee,
    fee_percentage: 1.5,
    currency: 'usd',
  });
  expect((await server.get(`/deposits/${body.id}`)).body).toEqual(body);
  expect((await usd())?.available).toBe(0);
  const audit = await server.db.selectFrom('audit_log').select(['action', 'actor_email', 'result']).execute();
  expect(audit).toEqual([
    { action: 'payout.instant', actor_email: 'merchant@example.com', result: 'succeeded' },
  ]);
});

test('money that came in since the dialog was opened goes along, once', async () => {
  await earn(10_000);
  await earn(5_000);
  const before = await usd();
  expect((await payOut('late')).body.amount).toBe(before?.instant?.net);
  await earn(2_000);
  const next = await usd();
  expect((await payOut('next')).body.amount).toBe(next?.instant?.net);
  expect(await effects()).toBe(2);
});

describe('a refusal changes nothing', () => {
  test.each([
    ['no funds', { type: 'instant', currency: 'usd' }, 409, 'instant_payout_unavailable'],
    [
      'a currency without a bank account',
      { type: 'instant', currency: 'gbp' },
      409,
      'instant_payout_unavailable',
    ],
    ['another kind', { type: 'manual', currency: 'usd' }, 400, 'rest_invalid_param'],
    ['no currency', { type: 'instant' }, 400, 'rest_missing_callback_param'],
  ])('%s', async (_, body, status, code) => {
    const answer = await payOut('refused', body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(await effects()).toBe(0);
    expect((await server.get('/deposits')).body.total_count).toBe(0);
  });
});

test('an instant payout is proven by the movements it took', async () => {
  await earn(10_000);
  const charge = await earn(4_000);
  await server.simulator.provider.refundCharge({
    idempotencyKey: 'r',
    charge: charge.id,
    amount: 1_000 as never,
  });
  const { body } = await payOut('proven');
  await backfill(server.deps);
  const { body: proof } = await server.get(`/deposits/${body.id}/proof`);
  expect(proof).toMatchObject({
    source: 'provider',
    sent: body.amount,
    total: body.amount,
    unexplained: 0,
    count: 3,
  });
  const lines = Object.fromEntries(
    proof.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  );
  expect(lines).toMatchObject({ payments: 14_000, refunds: -1_000, payout_fee: -body.fee });
});

test('a payout that came back is proven to have given everything back', async () => {
  await earn(10_000);
  const { body } = await payOut('fails');
  await server.simulator.controls.setClock(epochSeconds((await server.simulator.controls.now()) + 3600));
  await server.simulator.controls.failPayout(body.id, 'account_closed');
  await backfill(server.deps);
  expect((await server.get(`/deposits/${body.id}`)).body).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
  });
  expect((await server.get(`/deposits/${body.id}/proof`)).body).toMatchObject({
    source: 'returned',
    lines: [],
    sent: 0,
    total: 0,
    unexplained: 0,
  });
});
