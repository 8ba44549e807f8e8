import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { aroundCalls, type CallOf } from '#provider/around-calls.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { pollEvents, refreshAccount } from '#server/events/poll-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { rounds } from '../rounds.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { emptyTables } from '../test-database.ts';
import { openTestProvider, type TestProvider } from '../test-provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { MONEY_KINDS, moneyOperations } from './money-operations.ts';

/** Of each action. */
const ROUNDS = rounds(1, 3, 50);
const START = epochSeconds(1_763_180_000);

let server: TestServer;
let simulator: TestProvider;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  simulator = await openTestProvider(START, 'acct_early');
});

const MONEY_CALLS: readonly CallOf<PaymentProvider>[] = [
  ...(['refundCharge', 'capturePayment', 'cancelPayment'] as const),
  ...(['acceptDispute', 'answerDispute', 'payOutInstantly'] as const),
  ...(['createPayment', 'confirmPayment'] as const),
];

/** Everything that was told is heard and applied. */
async function hearEverything(): Promise<void> {
  await pollEvents({ ...server.deps, provider: simulator.provider });
  await runDueJobs(server.deps, refreshJobs(simulator.provider));
}

/** The provider whose news is faster than its answers. */
const newsFirst = (): PaymentProvider =>
  aroundCalls(simulator.provider, MONEY_CALLS, async (_, ask) => {
    const answer = await ask();
    await hearEverything();
    return answer;
  });

describe.each(MONEY_KINDS)('the news of %s comes before its answer', (kind) => {
  const { run, prepare, event } = moneyOperations[kind];
  const each = Array.from({ length: ROUNDS }, (_, round) => round + 1);

  test.each(each)('round %i: it is there once, and both sides agree', async (round) => {
    await emptyTables(server.db);
    await server.deps.pool.query('delete from graphile_worker._private_jobs');
    const input = await prepare({ simulator, db: server.db });
    await hearEverything();
    const before = await simulator.count(event);

    await run(
      {
        ...{ ...server.deps, provider: newsFirst(), ip: '::1' },
        actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
        idempotency: { key: `${kind} ${round}`, markReplayed: () => expect.fail('it was no replay') },
      },
      input,
    );
    await hearEverything();

    expect(await simulator.count(event)).toBe(before + 1);
    const kept = server.db.selectFrom('operations').select('state').where('kind', '=', kind);
    expect(await kept.execute()).toEqual([{ state: 'succeeded' }]);
    const deps = { ...server.deps, provider: simulator.provider };
    await refreshAccount(deps);
    expect((await findDrift(deps, { repair: false })).drift).toEqual([]);
  });
});
