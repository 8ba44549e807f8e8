import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { minor } from '#domain/shared/money.ts';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '#tests/test-provider.ts';
import { armFailpoint, disarmFailpoint, type Failpoint, SimulatedCrash } from '../failpoints.ts';
import { operations } from './every-operation.ts';
import { refundCharge } from './money/refund-charge.ts';
import { reconcileOperations } from './reconcile-operations.ts';
import { runOperation } from './run-operation.ts';

let database: TestDatabase;
let simulator: TestProvider;
let charge: ChargeId;
let clock = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  simulator = await openTestProvider();
  charge = (await simulator.pay()).id;
  clock = PROVIDER_START;
});
afterEach(disarmFailpoint);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const deps = (provider: PaymentProvider = simulator.provider) => ({
  ...{ db: database.db, now: () => epochSeconds(clock), log: silent, provider },
});
const refund = (provider?: PaymentProvider, key: string | undefined = 'key') =>
  runOperation(
    {
      ...deps(provider),
      actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
      ip: '::1',
      idempotency: { key, markReplayed: () => undefined },
    },
    refundCharge,
    { charge, amount: minor(4000) },
  );
const reconcile = (provider?: PaymentProvider, abandoned = false) =>
  reconcileOperations(deps(provider), operations, { abandoned });
const states = async () =>
  (await database.db.selectFrom('operations').select('state').execute()).map(({ state }) => state);
const refundRows = () => database.db.selectFrom('refunds').select(['id', 'amount', 'operation_id']).execute();

/** Everything agrees: one refund at the provider, one row, one operation, one line in the audit log. */
async function expectOneRefund(): Promise<void> {
  expect(await simulator.count('refund.created')).toBe(1);
  expect(await states()).toEqual(['succeeded']);
  const operation = await database.db.selectFrom('operations').select('id').executeTakeFirstOrThrow();
  expect(await refundRows()).toEqual([
    { id: expect.stringMatching(/^re_/), amount: 4000, operation_id: operation.id },
  ]);
  const audit = await database.db.selectFrom('audit_log').select(['operation_id', 'result']).execute();
  expect(audit).toEqual([{ operation_id: operation.id, result: 'succeeded' }]);
  expect(await simulator.provider.findObject('charge', charge)).toMatchObject({ amount_refunded: 4000 });
}

const CRASHES: readonly Failpoint[] = [
  'after-create-commit',
  'before-send',
  'after-send-before-commit',
  'mid-apply',
  'before-finish-commit',
  'after-commit-before-reply',
];

describe.each(CRASHES)('a process that dies %s', (name) => {
  test('loses nothing and doubles nothing, and the next start ends it', async () => {
    armFailpoint(name);
    await expect(refund()).rejects.toThrow(SimulatedCrash);

    await reconcile(simulator.provider, true);
    await expectOneRefund();
    expect(await refund()).toMatchObject({ amount: 4000, status: 'succeeded' });
    await expectOneRefund();
  });

  test('is found by the reconciler of another process after fifteen seconds, and not before', async () => {
    armFailpoint(name);
    await expect(refund()).rejects.toThrow(SimulatedCrash);
    const left = await states();

    clock += 14;
    await reconcile();
    expect(await states()).toEqual(left);
    clock += 1;
    await reconcile();
    await expectOneRefund();
  });
});

/** Ways for an answer to go missing; some of them after the refund was made. */
const FAULTS: Readonly<Record<string, (provider: PaymentProvider) => PaymentProvider>> = {
  'an error before the effect': (provider) => ({
    ...provider,
    refundCharge: () => Promise.reject(fail('provider_unavailable')),
  }),
  'an error after the effect': (provider) => ({
    ...provider,
    refundCharge: async (request) => {
      await provider.refundCharge(request);
      throw fail('provider_answer_unknown');
    },
  }),
  'a connection cut after the effect': (provider) => ({
    ...provider,
    refundCharge: async (request) => {
      await provider.refundCharge(request);
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    },
  }),
  'an answer nobody understands': (provider) => ({
    ...provider,
    refundCharge: async (request) => {
      await provider.refundCharge(request);
      return JSON.parse('{"nonsense":');
    },
  }),
  'too many requests': (provider) => ({
    ...provider,
    refundCharge: () => Promise.reject(fail('provider_rate_limited', { retry_after_s: 1 })),
  }),
  'a charge that cannot be read after the refund': (provider) => ({
    ...provider,
    refundCharge: async (request) => {
      const { also: _, ...refund } = await provider.refundCharge(request);
      return refund;
    },
    findObject: () => Promise.reject(fail('rest_forbidden', { signed_in: true })),
    findObjects: () => Promise.reject(fail('rest_forbidden', { signed_in: true })),
  }),
};

describe.each(Object.entries(FAULTS))('%s', (_, faulty) => {
  test('leaves it unknown, never failed; the same key ends it', async () => {
    await expect(refund(faulty(simulator.provider))).rejects.toMatchObject({ code: 'operation_in_progress' });
    expect(await states()).toEqual(['unknown']);
    await expect(refund()).rejects.toMatchObject({ code: 'operation_in_progress', status: 409 });
    await expect(refund(undefined, 'another tab')).rejects.toMatchObject({ code: 'operation_in_progress' });

    clock += 20;
    expect(await reconcile()).toEqual({ ended: 1, open: 0 });
    await expectOneRefund();
  });
});

test('a provider that never answers is given ten seconds', async () => {
  let asked: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const hanging: PaymentProvider = {
    ...simulator.provider,
    refundCharge: async (request) => {
      await simulator.provider.refundCharge(request);
      asked();
      return new Promise<never>(() => undefined);
    },
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = refund(hanging).catch((error: unknown) => error);
    await begun;
    vi.advanceTimersByTime(9_999);
    expect(await states()).toEqual(['sent']);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ code: 'operation_in_progress' });
  } finally {
    vi.useRealTimers();
  }
  expect(await states()).toEqual(['unknown']);
  clock += 20;
  await reconcile();
  await expectOneRefund();
});

test('a job is waiting for what was left unknown', async () => {
  const faulty = FAULTS['an error before the effect'];
  await expect(refund(faulty?.(simulator.provider))).rejects.toThrow();
  const jobs = await database.pool.query(
    `select task_identifier from graphile_worker.jobs where key = 'operations.reconcile'`,
  );
  expect(jobs.rows).toEqual([{ task_identifier: 'operations.reconcile' }]);
});

/** A provider that never answers a refund, and counts how often it was asked, and under which keys. */
function deaf({ effect }: { effect: boolean }) {
  const keys: string[] = [];
  const provider: PaymentProvider = {
    ...simulator.provider,
    refundCharge: async (request) => {
      keys.push(request.idempotencyKey);
      if (effect && keys.length === 1) await simulator.provider.refundCharge(request);
      throw fail('provider_answer_unknown');
    },
  };
  return { provider, keys };
}

async function waitOut(provider: PaymentProvider, hours: number): Promise<void> {
  for (let quarter = 0; quarter < hours * 4; quarter += 1) {
    clock += HOUR_S / 4;
    await reconcile(provider);
  }
}

test('it is sent six times at most, always under the same key, and then looked up', async () => {
  const { provider, keys } = deaf({ effect: true });
  await expect(refund(provider)).rejects.toThrow();
  await waitOut(provider, 3);

  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
  await expectOneRefund();
});

test('nothing found and nothing confirmed calls for a person, and holds off the same thing', async () => {
  const { provider, keys } = deaf({ effect: false });
  await expect(refund(provider)).rejects.toThrow();
  await waitOut(provider, 3);

  expect(keys).toHaveLength(6);
  expect(await states()).toEqual(['needs_attention']);
  await expect(refund()).rejects.toMatchObject({ code: 'operation_needs_attention' });
  await expect(refund(undefined, 'other')).rejects.toMatchObject({ code: 'operation_needs_attention' });
  expect(await simulator.count('refund.created')).toBe(0);
});

test.each([
  ['one second short of 23 hours', 23 * HOUR_S - 1, 2],
  ['after 23 hours', 23 * HOUR_S, 1],
])('a process that slept until %s', async (_, ageS, sends) => {
  const { provider, keys } = deaf({ effect: true });
  await expect(refund(provider)).rejects.toThrow();
  clock += ageS;
  await reconcile(provider);

  expect(keys).toHaveLength(sends);
  expect(await states()).toEqual(sends === 1 ? ['succeeded'] : ['unknown']);
});

test.each([
  ['provider_permission_missing' as const],
  ['provider_key_refused' as const],
  ['account_missing' as const],
])('after an attempt without an answer, %s says nothing of it', async (code) => {
  const cut: PaymentProvider = {
    ...simulator.provider,
    refundCharge: async (request) => {
      await simulator.provider.refundCharge(request);
      throw fail('provider_answer_unknown');
    },
  };
  await expect(refund(cut)).rejects.toMatchObject({ code: 'operation_in_progress' });
  const shut = { ...simulator.provider, refundCharge: () => Promise.reject(fail(code)) };
  clock += 60;
  expect(await reconcile(shut)).toEqual({ ended: 0, open: 1 });
  expect(await states()).toEqual(['unknown']);
  clock += 60;
  await reconcile();
  await expectOneRefund();
});

test('a look-up that cannot look is tried again later', async () => {
  const { provider } = deaf({ effect: true });
  await expect(refund(provider)).rejects.toThrow();
  clock += 23 * HOUR_S;
  await reconcile({ ...provider, findObject: () => Promise.reject(fail('provider_unavailable')) });
  expect(await states()).toEqual(['unknown']);

  clock += HOUR_S;
  await reconcile(provider);
  await expectOneRefund();
});

test('two reconcilers at once end it once', async () => {
  armFailpoint('after-send-before-commit');
  await expect(refund()).rejects.toThrow(SimulatedCrash);
  await Promise.all(Array.from({ length: 8 }, () => reconcile(simulator.provider, true)));
  await expectOneRefund();
});

describe('what was asked stays as it was asked', () => {
  test.each([
    ['an ended operation', `update operations set state = 'unknown', finished = null, result = null`],
    ['the amount', `update operations set input = '{}'`],
    ['one operation', 'delete from operations'],
    ['all of them', 'truncate operations cascade'],
    ['a line of the audit log', `update audit_log set result = 'failed'`],
    ['one line', 'delete from audit_log'],
    ['the whole log', 'truncate audit_log'],
  ])('%s', async (_, statement) => {
    await refund();
    await expect(database.pool.query(statement)).rejects.toThrow('is not allowed');
  });
});
