import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PATIENT } from '#tests/patience.ts';
import { type ServedDatabase, startServedDatabase } from '#tests/served-database.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';
import { prepareJobs } from './job-pool.ts';
import { startWorker, type Worker } from './worker.ts';

const OUTAGE = { timeout: 60_000 };

let served: ServedDatabase;
let pool: pg.Pool;
let deps: Deps;
let worker: Worker;
const said: string[] = [];
const runs: string[] = [];
const held: (() => void)[] = [];
const input = z.object({});

/** Ends when the test says so, well or badly. */
const long = job({
  ...{ name: 'test.long', input, attemptsMax: 5 },
  run: () => {
    runs.push('long');
    return new Promise<void>((resolve) => void held.push(resolve));
  },
});
const failing = job({
  ...{ name: 'test.failing', input, attemptsMax: 5 },
  run: async ({ pool: asked }) => {
    runs.push('failing');
    if (runs.filter((one) => one === 'failing').length > 1) return;
    await new Promise<void>((resolve) => void held.push(resolve));
    await asked.query('select 1');
  },
});

beforeAll(async () => {
  served = await startServedDatabase();
  const connection = { connectionString: served.url };
  pool = openPool(connection, () => undefined);
  const tell = (_: object, sentence: string) => void said.push(sentence);
  const log = { info: tell, warn: tell, error: tell };
  deps = {
    ...{ pool, db: openDatabase(pool), log },
    direct: () => connection,
    config: { databaseUrl: served.url },
  } as unknown as Deps;
  await migrate(pool);
  await prepareJobs(deps);
});
afterAll(async () => {
  await worker?.stop();
  await pool.end();
  await served.remove();
});

test('jobs in hand while the database is away end nothing, and are run again', OUTAGE, async () => {
  worker = await startWorker(deps, [long, failing]);
  await enqueue(deps.db, long, {});
  await enqueue(deps.db, failing, {});
  await expect.poll(() => held.length, PATIENT).toBe(2);
  await served.stop();
  for (const end of held) end(); // One ends well and one badly, and neither can be written down.
  await expect.poll(() => said, PATIENT).toContain('the jobs could not begin again');
  await served.start();
  await expect.poll(() => runs.filter((one) => one === 'long').length, OUTAGE).toBe(2);
  await expect.poll(() => runs.filter((one) => one === 'failing').length, OUTAGE).toBe(2);
  held.at(-1)?.();
  const left = async () =>
    (await pool.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n;
  await expect.poll(left, PATIENT).toBe(0);
  expect(said).toContain('the jobs began again');
});

test('a job whose end a failover lost is run again by the very process that did it', OUTAGE, async () => {
  runs.length = 0;
  const { rows } = await pool.query<{ id: string }>('select id from running.job_runners order by seen desc');
  await deps.db.transaction().execute(async (transaction) => {
    await enqueue(transaction, failing, {});
    await sql`update graphile_worker._private_jobs set locked_by = ${rows[0]?.id},
      locked_at = now() - interval '31 s'`.execute(transaction);
  });
  runs.push('failing'); // It was done once; what is run again ends at once.
  await expect.poll(() => runs, OUTAGE).toEqual(['failing', 'failing']);
});
