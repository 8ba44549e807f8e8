import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBroken, INVARIANTS } from '#server/invariants/check-invariants.ts';
import { operations } from '#server/operations/every-operation.ts';
import { takeUpWhatWasLeft } from '#server/start/provider-jobs.ts';
import { isCounted, isCountedInFull, rounds } from '../rounds.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '../test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '../test-provider.ts';
import { MONEY_KINDS, type MoneyKind, moneyOperations } from './money-operations.ts';
import { remoteProvider, serveProvider } from './remote-provider.ts';

const SCRIPT = fileURLToPath(new URL('./run-one-operation.ts', import.meta.url));
const FAILPOINTS = [
  'after-create-commit',
  'before-send',
  'after-send-before-commit',
  'mid-apply',
  'before-finish-commit',
  'after-commit-before-reply',
] as const;
const RECONCILED_WITHIN_MS = 10_000;

let database: TestDatabase;
let simulator: TestProvider;
let remote: Awaited<ReturnType<typeof serveProvider>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  simulator = await openTestProvider();
  remote = await serveProvider(simulator.provider);
  return () => remote.close();
});

const AMARA = { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs the action in a process of its own and answers the signal it died of. */
function actAndDie(kind: MoneyKind, input: object, failpoint: string): Promise<string | null> {
  const asked = {
    ...{ url: remote.url, connection: database.connection, kind, input, key: 'k', now: PROVIDER_START },
  };
  const env = { ...process.env, NODE_ENV: 'test', FAILPOINT: failpoint, ASKED: JSON.stringify(asked) };
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], { env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (_, signal) => resolve(signal));
  });
}

/** A refund stands for all, with every change at the points before, between and after the two sides; in full each action. */
const kinds = MONEY_KINDS.filter((kind) => isCountedInFull || kind === 'refund_charge');
const QUICK: readonly string[] = ['before-send', 'after-send-before-commit', 'mid-apply'];
const points = FAILPOINTS.filter((point) => isCounted || QUICK.includes(point));
const ROUNDS = Array.from({ length: rounds(1, 1, 3) }, (_, round) => round + 1);
const CASES = points.flatMap((failpoint) => ROUNDS.map((round) => [failpoint, round] as const));

test('no operation of the product is left out', () => {
  expect(MONEY_KINDS).toEqual(operations.map(({ kind }) => kind));
});

describe.each(kinds)('kill -9 during %s', (kind) => {
  const { run, prepare, event } = moneyOperations[kind];

  test.each(CASES)(
    '%s, round %i: nothing lost, nothing doubled',
    async (failpoint) => {
      const input = await prepare({ simulator, db: database.db });
      const before = await simulator.count(event);
      expect(await actAndDie(kind, input, failpoint)).toBe('SIGKILL');

      const deps = { db: database.db, log: silent, now: () => PROVIDER_START };
      const provider = remoteProvider(remote.url);
      const began = performance.now();
      await takeUpWhatWasLeft(deps, provider);
      expect(performance.now() - began).toBeLessThan(RECONCILED_WITHIN_MS);

      expect(await simulator.count(event)).toBe(before + 1);
      const kept = await database.db
        .selectFrom('operations')
        .select(['state'])
        .where('kind', '=', kind)
        .execute();
      expect(kept).toEqual([{ state: 'succeeded' }]);
      const replays: string[] = [];
      await run(
        {
          ...{ ...deps, provider, ip: '::1' },
          actor: AMARA,
          idempotency: { key: 'k', markReplayed: () => void replays.push(kind) },
        },
        input,
      );
      expect(replays).toEqual([kind]);
      expect(await simulator.count(event)).toBe(before + 1);
      expect(await brokenAudit()).toEqual([]);
    },
    60_000,
  );
});

async function brokenAudit() {
  const client = await database.pool.connect();
  try {
    const audit = INVARIANTS.filter(({ name }) => name.startsWith('audit'));
    return (await findBroken(client, PROVIDER_START, audit)).filter(({ broken }) => broken > 0);
  } finally {
    client.release();
  }
}
