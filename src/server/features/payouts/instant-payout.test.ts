import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Everything that can go wrong on the line to the company. */
const FAULTS = [
  'delay',
  'hang',
  'rate_limit',
  'fail_before',
  'fail_after',
  'cut_before',
  'cut_after',
  'malformed',
] as const;
/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';
const earn = (amount: number) => server.company.pay({ card: SETTLES_AT_ONCE, amount: amount as never });
const payOut = (key: string | undefined, body: object = { type: 'instant', currency: 'usd' }) =>
  server.post('/deposits', body, {
    ...server.asAdministrator,
    ...(key && { 'idempotency-key': key }),
  });
const effects = () => server.company.count('payout.created');
const usd = async () => {
  const balances = await server.company.provider.readBalances();
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

describe('pays once', () => {
  test('M1: fifty times the same request at the same moment', async () => {
    await earn(10_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => payOut('same')));
    expect(await effects()).toBe(1);
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await payOut('same')).text).toBe(paid[0]?.text);
  });

  test('M2: ten tabs without a key', async () => {
    await earn(10_000);
    await Promise.all(Array.from({ length: 10 }, () => payOut(undefined)));
    expect(await effects()).toBe(1);
  });

  test('M3: the same key for something else is refused and pays nothing more', async () => {
    await earn(10_000);
    await payOut('mine');
    const { status, body } = await payOut('mine', { type: 'instant', currency: 'eur' });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'idempotency_key_reused' });
    expect(await effects()).toBe(1);
  });

  test('M4: two tabs, each with its own key', async () => {
    await earn(10_000);
    const before = await usd();
    const answers = await Promise.all([payOut('tab one'), payOut('tab two')]);
    expect(await effects()).toBe(1);
    const losers = answers.filter(({ status }) => status !== 200);
    for (const { body } of losers)
      expect(['instant_payout_unavailable', 'operation_in_progress']).toContain(body.code);
    const winner = answers.find(({ status }) => status === 200);
    expect(winner?.body.amount).toBe(before?.instant?.net);
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
});

describe('M7: a provider whose answer is lost', () => {
  test.each(FAULTS)('%s: is never called a failure, and ends with one payout', async (fault) => {
    await earn(10_000);
    server.company.faults.set({
      seed: fault,
      calls: { kinds: [fault], perMille: 1000, methods: ['createInstantPayout'], delayMs: 1 },
    });
    const first = await payOut('ambiguous');
    expect(first.status).toBe(fault === 'delay' ? 200 : 409);
    if (first.status !== 200) {
      expect(first.body.code).toBe('operation_in_progress');
      expect((await server.get(`/operations/${first.body.data.operation_id}`)).body.state).toBe('unknown');
    }
    server.company.faults.clear();
    server.clock.now = epochSeconds(server.clock.now + 600);
    await reconcileOperations(server.deps, operations);

    const { status, body } = await payOut('ambiguous');
    expect(status).toBe(200);
    expect(await effects()).toBe(1);
    expect((await server.company.provider.findObject('payout', body.id))?.amount).toBe(body.amount);
  });
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
  await server.company.provider.refundCharge({
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
  await server.company.controls.setClock(epochSeconds((await server.company.controls.now()) + 3600));
  await server.company.controls.failPayout(body.id, 'account_closed');
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
