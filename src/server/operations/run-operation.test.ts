import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '#contract/kit/errors.ts';
import { isDatabaseGone } from '#domain/running/database-failure.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { PATIENT } from '#tests/patience.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '#tests/test-provider.ts';
import type { Asking } from './begin-operation.ts';
import { acceptDispute, answerDispute } from './money/answer-dispute.ts';
import { payOutInstantly } from './money/pay-out-instantly.ts';
import { refundCharge } from './money/refund-charge.ts';
import { cancelPayment, capturePayment } from './money/settle-authorization.ts';
import type { OperationDeps } from './operation.ts';
import { runOperation } from './run-operation.ts';

let database: TestDatabase;
let simulator: TestProvider;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  simulator = await openTestProvider();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const AMARA = { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] };

type Context = OperationDeps & Asking & { replays: () => number };
function asking(key?: string, over: Partial<OperationDeps & Asking> = {}): Context {
  let replays = 0;
  const markReplayed = () => {
    replays += 1;
  };
  const { db } = database;
  const now = () => PROVIDER_START;
  const idempotency = { key, markReplayed };
  const base = { db, now, log: silent, provider: simulator.provider, actor: AMARA, ip: '::1', idempotency };
  return { ...base, ...over, replays: () => replays };
}

const codeOf = (result: PromiseSettledResult<unknown>): string =>
  result.status === 'fulfilled' ? 'done' : (result.reason as AppError).code;
const operationsKept = () => database.db.selectFrom('operations').selectAll().execute();
const auditKept = () => database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

const authorized = async (): Promise<PaymentIntentId> =>
  (await simulator.pay({ capture: 'manual' })).payment_intent;
async function disputed() {
  const charge = await simulator.pay();
  return simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
}
async function withBalance(): Promise<void> {
  await simulator.provider.updatePayoutSchedule({ interval: 'manual' });
  await simulator.pay({ amount: minor(50_000) });
  await simulator.controls.setClock(epochSeconds(PROVIDER_START + 10 * DAY_S));
}

/** Each money action: what it needs, how it is asked, and what the provider counts when it happens. */
const ACTIONS: Readonly<
  Record<
    string,
    { prepare: () => Promise<(context: Context) => Promise<unknown>>; event: string; isRepeatable?: true }
  >
> = {
  refund: {
    prepare: async () => {
      const { id } = await simulator.pay();
      return (context) => runOperation(context, refundCharge, { charge: id, amount: minor(3000) });
    },
    event: 'refund.created',
    isRepeatable: true,
  },
  capture: {
    prepare: async () => {
      const payment_intent = await authorized();
      return (context) => runOperation(context, capturePayment, { payment_intent });
    },
    event: 'charge.captured',
  },
  cancel: {
    prepare: async () => {
      const payment_intent = await authorized();
      return (context) => runOperation(context, cancelPayment, { payment_intent });
    },
    event: 'payment_intent.canceled',
  },
  'accept a dispute': {
    prepare: async () => {
      const { id } = await disputed();
      return (context) => runOperation(context, acceptDispute, { dispute: id });
    },
    event: 'charge.dispute.closed',
  },
  'submit evidence': {
    prepare: async () => {
      const { id } = await disputed();
      const evidence = { uncategorized_text: 'The parcel was signed for.' };
      return (context) =>
        runOperation(context, answerDispute, { dispute: id, evidence, metadata: {}, submit: true });
    },
    event: 'charge.dispute.updated',
  },
  'instant payout': {
    prepare: async () => {
      await withBalance();
      return (context) => runOperation(context, payOutInstantly, { currency: currency('usd') });
    },
    event: 'payout.created',
    isRepeatable: true,
  },
};

test.each(['refund', 'capture', 'instant payout'])(
  'the log says which currency a %s is in',
  async (action) => {
    const act = await ACTIONS[action]?.prepare();
    await act?.(asking());
    expect(await auditKept()).toMatchObject([{ after: { currency: 'usd' } }]);
  },
);

describe.each(Object.entries(ACTIONS))('%s', (_, { prepare, event, isRepeatable }) => {
  test.each([
    ['under one key', 'key-1'],
    ['without a key', undefined],
  ])('fifty at once %s: one effect and one answer', async (_name, key) => {
    const act = await prepare();
    const before = await simulator.count(event);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => act(asking(key))));

    expect(await simulator.count(event)).toBe(before + 1);
    expect(await operationsKept()).toMatchObject([{ state: 'succeeded', attempts: 1 }]);
    expect(await auditKept()).toMatchObject([{ id: 1, result: 'succeeded', actor_email: AMARA.email }]);
    const answers = results.flatMap((result) =>
      result.status === 'fulfilled' ? [JSON.stringify(result.value)] : [],
    );
    expect(new Set(answers).size).toBe(1);
    const others = results.filter(({ status }) => status === 'rejected').map(codeOf);
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? ['operation_in_progress'] : []));

    // Later and without a key, a refund or a payout is one more; everything else can happen only once.
    if (key === undefined && isRepeatable) return;
    const again = asking(key);
    expect(JSON.stringify(await act(again))).toBe(answers[0]);
    expect(again.replays()).toBe(1);
    expect(await simulator.count(event)).toBe(before + 1);
  });
});

test('the same key with another body is refused, and nothing happens', async () => {
  const { id } = await simulator.pay();
  await runOperation(asking('k'), refundCharge, { charge: id, amount: minor(1000) });

  const other = runOperation(asking('k'), refundCharge, { charge: id, amount: minor(1001) });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused', status: 422 });
  const kind = runOperation(asking('k'), capturePayment, { payment_intent: 'pi_other' });
  await expect(kind).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await simulator.count('refund.created')).toBe(1);
});

test('the key of another person is another key', async () => {
  const { id } = await simulator.pay();
  const somebody = { ...AMARA, user_id: 2 };
  const first = await runOperation(asking('k'), refundCharge, { charge: id, amount: minor(1000) });
  const second = await runOperation(asking('k', { actor: somebody }), refundCharge, {
    charge: id,
    amount: minor(1000),
  });

  expect(first.id).not.toBe(second.id);
});

test('a second equal refund is a new one once the first is known', async () => {
  const { id } = await simulator.pay();
  const input = { charge: id, amount: minor(1000) };
  const first = await runOperation(asking(), refundCharge, input);
  const second = await runOperation(asking(), refundCharge, input);

  expect(second.id).not.toBe(first.id);
  expect(await simulator.provider.findObject('charge', id)).toMatchObject({ amount_refunded: 2000 });
});

test('a refusal is kept, told again in the same words, and frees the way for another try', async () => {
  const { id } = await simulator.pay();
  const tooMuch = { charge: id, amount: minor(10_001) };
  const first = runOperation(asking('k'), refundCharge, tooMuch);
  await expect(first).rejects.toMatchObject({ code: 'refund_exceeds_charge', status: 400 });

  const again = asking('k');
  await expect(runOperation(again, refundCharge, tooMuch)).rejects.toMatchObject({
    code: 'refund_exceeds_charge',
    details: { refundable: 10_000, currency: 'usd' },
  });
  expect(again.replays()).toBe(1);
  expect(await auditKept()).toMatchObject([{ result: 'failed', after: { code: 'refund_exceeds_charge' } }]);
  await expect(runOperation(asking(), refundCharge, tooMuch)).rejects.toMatchObject({
    code: 'refund_exceeds_charge',
  });
  expect(await operationsKept()).toHaveLength(2);
});

describe('what contradicts itself never happens twice', () => {
  test('capture against cancel', async () => {
    for (let round = 0; round < 10; round += 1) {
      const payment_intent = await authorized();
      const results = await Promise.allSettled([
        runOperation(asking(`capture ${round}`), capturePayment, { payment_intent }),
        runOperation(asking(`cancel ${round}`), cancelPayment, { payment_intent }),
      ]);
      expect(results.map(codeOf).sort()).toEqual(['done', 'wcpay_payment_uncapturable']);
    }
  });

  test('two refunds that together exceed the payment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await simulator.pay();
      const results = await Promise.allSettled(
        [6000, 5000].map((amount) =>
          runOperation(asking(`${round} ${amount}`), refundCharge, { charge: id, amount: minor(amount) }),
        ),
      );
      expect(results.map(codeOf).sort()).toEqual(['done', 'refund_exceeds_charge']);
      const charge = await simulator.provider.findObject('charge', id);
      expect(charge?.amount_refunded).toBeLessThanOrEqual(10_000);
    }
  });
});

test('the answer of one that is under way holds off another key for the same thing', async () => {
  const { id } = await simulator.pay();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: PaymentProvider = {
    ...simulator.provider,
    refundCharge: async (request) => {
      await held;
      return simulator.provider.refundCharge(request);
    },
  };
  const input = { charge: id, amount: minor(1000) };
  const first = runOperation(asking('tab 1', { provider: slow }), refundCharge, input);
  await expect
    .poll(async () => (await operationsKept()).map(({ state }) => state), { interval: 5 })
    .toEqual(['sent']);
  await expect(runOperation(asking('tab 2'), refundCharge, input)).rejects.toMatchObject({
    code: 'operation_in_progress',
    status: 409,
    details: { retry_after_s: 1 },
  });
  release();
  await first;
  await runOperation(asking('tab 2'), refundCharge, input);
  expect(await simulator.count('refund.created')).toBe(2);
});

test('what the database was gone for is carried on by its sender, once, before its time is over', async () => {
  const { id } = await simulator.pay();
  let isCut = false;
  // By itself: those that end together have one way for all of their kind.
  const { several: _, ...alone } = refundCharge;
  const cutOnce: typeof refundCharge = {
    ...alone,
    apply: async (trx, ...told) => {
      if (!isCut) {
        isCut = true;
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }
      return refundCharge.apply(trx, ...told);
    },
  };
  const input = { charge: id, amount: minor(1000) };
  await expect(runOperation(asking('k'), cutOnce, input)).rejects.toSatisfy(isDatabaseGone);

  // The clock of this test stands still: nobody else would ever find it due.
  await expect.poll(operationsKept, PATIENT).toMatchObject([{ state: 'succeeded', attempts: 2 }]);
  expect(await simulator.count('refund.created')).toBe(1);
  const again = asking('k');
  await runOperation(again, refundCharge, input);
  expect(again.replays()).toBe(1);
});
