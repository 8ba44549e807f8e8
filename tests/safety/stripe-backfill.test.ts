import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import type { Database } from '#server/db/database.ts';
import { backfill } from '#server/events/backfill.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { type Handlers, Refused } from '../stripe/contract-server.ts';
import { scriptedAccount } from '../stripe/scripted-account.ts';
import { openStripeBench } from '../stripe/stripe-bench.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** A hundredth of it in the quick run. */
const MOVEMENTS = process.env.SAFETY_FULL ? 50_000 : 500;
const MOST_PER_SECOND = 20;

let whole: TestDatabase;
let interrupted: TestDatabase;
beforeAll(async () => {
  whole = await createTestDatabase();
  interrupted = await createTestDatabase();
});
afterAll(async () => {
  await whole.drop();
  await interrupted.drop();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const TABLES = ['account', 'payment_intents', 'charges', 'refunds', 'payouts', 'transactions'];
const contents = (db: Database) =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select md5(string_agg((to_jsonb(t) - 'updated')::text, chr(10) order by to_jsonb(t)::text)) as row
        from ${sql.table(table)} t`.execute(db);
      return [table, rows[0]?.row] as const;
    }),
  );

/** Each way a walk may end half-way: a revoked key, a failing provider, too many requests, a missing permission, a broken answer. */
const FAULTS: readonly (() => unknown)[] = [
  () => {
    throw new Refused(401, { type: 'invalid_request_error' });
  },
  () => {
    throw new Refused(500, { type: 'api_error' });
  },
  () => {
    throw new Refused(429, { type: 'invalid_request_error', code: 'rate_limit' });
  },
  () => {
    throw new Refused(403, { type: 'invalid_request_error' });
  },
  () => ({ object: 'list', url: '/v1/list', has_more: true, data: [{ id: 'half' }] }),
];

const isList = (endpoint: string): boolean => !endpoint.includes('{') && endpoint !== 'GET /v1/account';

/** The same account behind a line that somebody breaks and mends. */
function breakable(handlers: Handlers) {
  const state: { fault: (() => unknown) | undefined; lists: number; breakAt: number[] } = {
    ...{ fault: undefined, lists: 0, breakAt: [] },
  };
  const left = [...FAULTS];
  const wrapped: Handlers = Object.fromEntries(
    Object.entries(handlers).map(([endpoint, handle]) => [
      endpoint,
      (call: Parameters<NonNullable<typeof handle>>[0]) => {
        if (!isList(endpoint)) return handle?.(call);
        if (state.fault) return state.fault(); // However often it is asked, it is one interruption.
        state.lists += 1;
        if (state.lists >= (state.breakAt[0] ?? Number.POSITIVE_INFINITY)) {
          state.breakAt.shift();
          state.fault = left.shift();
        }
        return state.fault ? state.fault() : handle?.(call);
      },
    ]),
  );
  return { wrapped, state };
}

test(`${MOVEMENTS} movements, interrupted five times, end in the read model of an undisturbed walk`, async () => {
  const now = () => epochSeconds(1_772_700_000);
  const handlers = scriptedAccount(MOVEMENTS);
  const calm = await openStripeBench({ handlers });
  const provider = stripeProvider(calm.line);
  await backfill({ db: whole.db, provider, now, log: silent });

  const { wrapped, state } = breakable(handlers);
  const stormy = await openStripeBench({ handlers: wrapped });
  const disturbed = { db: interrupted.db, provider: stripeProvider(stormy.line), now, log: silent };
  const lists = calm.server.calls.filter(({ endpoint }) => isList(endpoint));
  state.breakAt = [1, 2, 3, 4, 5].map((part) => Math.floor((lists.length * part) / 7));
  let interruptions = 0;
  for (;;) {
    try {
      await backfill(disturbed);
      break;
    } catch (error) {
      interruptions += 1;
      if (interruptions > FAULTS.length) throw error;
      state.fault = undefined; // Somebody mends it, and the job is tried again.
    }
  }

  expect(interruptions).toBe(FAULTS.length);
  expect(await contents(interrupted.db)).toEqual(await contents(whole.db));
  const kept = await interrupted.db
    .selectFrom('transactions')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  expect(kept.count).toBe(MOVEMENTS);
  expect(await findDrift({ ...disturbed }, { repair: false })).toMatchObject({ drift: [] });

  const inPayouts = await interrupted.db
    .selectFrom('transactions')
    .innerJoin('payouts', 'payouts.id', 'transactions.deposit_id')
    .select(['payouts.id', 'payouts.amount', sql<number>`sum(net)::int8`.as('net')])
    .groupBy(['payouts.id', 'payouts.amount'])
    .execute();
  expect(inPayouts.length).toBe(Math.floor(MOVEMENTS / 50));
  expect(inPayouts.filter(({ amount, net }) => amount !== net)).toEqual([]);

  const waitedS = calm.waitedMs.reduce((sum, ms) => sum + ms, 0) / 1000;
  process.stdout.write(
    `${kept.count} movements by ${lists.length} lists in ${Math.round(waitedS)} s of waiting; ` +
      `${stormy.server.calls.length} requests with ${interruptions} interruptions\n`,
  );
  expect(lists.length / waitedS).toBeLessThanOrEqual(MOST_PER_SECOND + 0.5);
  expect(calm.server.violations).toEqual([]);
  await calm.server.close();
  await stormy.server.close();
}, 1_200_000);
