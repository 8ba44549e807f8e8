import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { minor } from '#domain/shared/money.ts';
import { epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import { aroundCalls, everyCall } from '#provider/around-calls.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { operations } from '#server/operations/every-operation.ts';
import { refundCharge } from '#server/operations/money/refund-charge.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { runOperation } from '#server/operations/run-operation.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '../test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '../test-provider.ts';

const ASKED = process.env.SAFETY_FULL ? 200 : 20;
const DEAD_FOR_S = 60;

let database: TestDatabase;
let simulator: TestProvider;
let clock: number = PROVIDER_START;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  simulator = await openTestProvider();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const deps = (provider: PaymentProvider) => ({
  ...{ db: database.db, now: () => epochSeconds(clock), log: silent, provider },
});
const refund = (provider: PaymentProvider, charge: ChargeId) =>
  runOperation(
    {
      ...{ ...deps(provider), ip: '::1' },
      actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
      idempotency: { key: `refund ${charge}`, markReplayed: () => undefined },
    },
    refundCharge,
    { charge, amount: minor(100) },
  );

test(`the provider is dead for a minute: none of ${ASKED} refunds is lost, doubled or called failed`, async () => {
  const charges: ChargeId[] = [];
  for (let made = 0; made < ASKED; made += 1) charges.push((await simulator.pay()).id);
  let sent = 0;
  const { provider } = simulator;
  const dead = aroundCalls(provider, everyCall(provider, { capabilities: true }), async () => {
    sent += 1;
    throw fail('provider_unavailable');
  });

  const answers = await Promise.allSettled(charges.map((charge) => refund(dead, charge)));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'operation_in_progress' } });
  // While it is dead it is asked with growing pauses, not as often as we look.
  const asked = sent;
  for (let second = 0; second < DEAD_FOR_S; second += 5) {
    clock += 5;
    await reconcileOperations(deps(dead), operations);
  }
  expect(sent - asked).toBeLessThanOrEqual(4 * ASKED);
  const waiting = await database.db.selectFrom('operations').select('state').execute();
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['unknown']));

  for (let minute = 0; minute < 30; minute += 1) {
    clock += MINUTE_S;
    await reconcileOperations(deps(simulator.provider), operations);
  }
  const ended = await database.db.selectFrom('operations').select('state').execute();
  expect(ended.map(({ state }) => state)).toEqual(Array.from({ length: ASKED }, () => 'succeeded'));
  expect(await simulator.count('refund.created')).toBe(ASKED);
  for (const charge of charges) await refund(simulator.provider, charge);
  expect(await simulator.count('refund.created')).toBe(ASKED);
}, 120_000);
