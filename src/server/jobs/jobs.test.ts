import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { PATIENT } from '#tests/patience.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { someoneWaitsFor } from '#tests/someone-waits-for.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';
import { JOBS_NAME } from './job-pool.ts';
import { startWorker } from './worker.ts';

let server: TestServer;
let seen: number[] = [];
let arrived: (n: number) => void = () => undefined;

const note = job({
  name: 'test.note',
  input: z.object({ n: z.int() }),
  attemptsMax: 3,
  async run(_, { n }) {
    seen.push(n);
    arrived(n);
  },
});
const failing = job({
  name: 'test.failing',
  input: z.object({}),
  attemptsMax: 3,
  async run() {
    throw new Error('Not today');
  },
});
const jobs = [note, failing];

type Waiting = {
  task_identifier: string;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  later: boolean;
};
const waiting = async () =>
  (
    await sql<Waiting>`select task_identifier, attempts::int, max_attempts::int, last_error, run_at > now() as later
      from graphile_worker.jobs order by id`.execute(server.db)
  ).rows;

const connectionsOfJobs = async () => {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from pg_stat_activity
    where datname = current_database() and application_name = ${JOBS_NAME}`.execute(server.db);
  return rows[0]?.all;
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  seen = [];
  arrived = () => undefined;
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
});

describe('a job exists when, and only when, its cause does', () => {
  test('committed', async () => {
    await server.db.transaction().execute((trx) => enqueue(trx, note, { n: 1 }));
    await runDueJobs(server.deps, jobs);
    expect(seen).toEqual([1]);
    expect(await waiting()).toEqual([]);
  });

  test('rolled back', async () => {
    const changedMind = server.db.transaction().execute(async (trx) => {
      await enqueue(trx, note, { n: 1 });
      throw new Error('Changed my mind');
    });
    await expect(changedMind).rejects.toThrow('Changed my mind');
    await runDueJobs(server.deps, jobs);
    expect(seen).toEqual([]);
  });
});

test('a key is asked for twice and runs once, with the last input', async () => {
  await enqueue(server.db, note, { n: 1 }, { key: 'same' });
  await enqueue(server.db, note, { n: 2 }, { key: 'same' });
  await runDueJobs(server.deps, jobs);
  expect(seen).toEqual([2]);
});

test('what is asked for just as the waiting job is taken up runs after it', async () => {
  const { db } = server;
  await enqueue(db, note, { n: 0 }); // Its name is known from now on, and nobody waits for that.
  await runDueJobs(server.deps, jobs);
  let asked: Promise<void> | undefined;
  await db.transaction().execute(async (worker) => {
    await enqueue(worker, note, { n: 1 }, { key: 'same' });
    asked = enqueue(db, note, { n: 2 }, { key: 'same' });
    await someoneWaitsFor(worker);
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another', attempts = 1`.execute(
      worker,
    );
  });
  await asked;
  await runDueJobs(server.deps, jobs);
  expect(seen).toEqual([0, 2]);
});

test('of two long walks one runs at a time, and leaves room for what is short', async () => {
  const release: (() => void)[] = [];
  const walk = job({
    ...{ name: 'test.walk', queue: 'test walks', input: z.object({}), attemptsMax: 1 },
    run: () => new Promise<void>((resolve) => void release.push(resolve)),
  });
  const nextNote = () =>
    new Promise<number>((resolve) => {
      arrived = resolve;
    });
  const first = nextNote();
  await enqueue(server.db, walk, {}, { key: 'first' });
  await enqueue(server.db, walk, {}, { key: 'second' });
  await enqueue(server.db, note, { n: 3 });
  const worker = await startWorker(server.deps, [walk, note]);
  expect(await first).toBe(3);
  await expect.poll(() => release.length, PATIENT).toBe(1); // A short one may be over before a walk has begun.
  const second = nextNote();
  await enqueue(server.db, note, { n: 4 });
  expect(await second).toBe(4);
  expect(release).toHaveLength(1);
  release[0]?.();
  await expect.poll(() => release.length, PATIENT).toBe(2);
  release[1]?.();
  await worker.stop();
});

test('whatever runs in the queues, what is short has a place', async () => {
  const release: (() => void)[] = [];
  const walkIn = (queue: string) =>
    job({
      ...{ name: `test.walk-${queue}`, queue, input: z.object({}), attemptsMax: 1 },
      run: () => new Promise<void>((resolve) => void release.push(resolve)),
    });
  const walks = ['first', 'second', 'third'].map(walkIn);
  for (const walk of walks) await enqueue(server.db, walk, {});
  const worker = await startWorker(server.deps, [...walks, note]);
  await expect.poll(() => release.length, PATIENT).toBe(3);
  const noted = new Promise<number>((resolve) => {
    arrived = resolve;
  });
  await enqueue(server.db, note, { n: 5 });
  expect(await noted).toBe(5);
  for (const end of release) end();
  await worker.stop();
});

test('a job for later waits', async () => {
  const inAnHour = epochSeconds(Math.floor(Date.now() / 1000) + HOUR_S);
  await enqueue(server.db, note, { n: 1 }, { runAt: inAnHour });
  await runDueJobs(server.deps, jobs);
  expect(seen).toEqual([]);
  expect(await waiting()).toMatchObject([{ later: true }]);
});

test('a failed job stays, says why, and is tried again later', async () => {
  await enqueue(server.db, failing, {});
  await runDueJobs(server.deps, jobs);
  expect(await waiting()).toMatchObject([
    { attempts: 1, max_attempts: 3, last_error: 'Not today', later: true },
  ]);
});

test('a payload that no longer fits is a failure, not a surprise', async () => {
  await sql`select graphile_worker.add_job('test.note', '{"n":"one"}'::json)`.execute(server.db);
  await runDueJobs(server.deps, jobs);
  expect(seen).toEqual([]);
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
});

describe('the worker', () => {
  test('runs what comes in while it lives, and nothing after it stopped', async () => {
    const worker = await startWorker(server.deps, jobs);
    const first = new Promise<number>((resolve) => {
      arrived = resolve;
    });
    await enqueue(server.db, note, { n: 1 });
    expect(await first).toBe(1);

    await worker.stop();
    await worker.stop(); // A second signal may ask again.
    await enqueue(server.db, note, { n: 2 });
    expect(seen).toEqual([1]);
    expect(await waiting()).toMatchObject([{ task_identifier: 'test.note', attempts: 0 }]);
  });

  test('finishes the job in hand before it stops', async () => {
    let release: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let finished = false;
    const slow = job({
      name: 'test.slow',
      input: z.object({}),
      attemptsMax: 1,
      async run() {
        await new Promise<void>((resolve) => {
          release = resolve;
          begin();
        });
        finished = true;
      },
    });
    const worker = await startWorker(server.deps, [slow]);
    await enqueue(server.db, slow, {});
    await begun;
    const stopped = worker.stop();
    release();
    await stopped;
    expect(finished).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  test('hands back a job that does not come to an end', async () => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let release: () => void = () => undefined;
    const endless = job({
      name: 'test.endless',
      input: z.object({}),
      attemptsMax: 3,
      run: () =>
        new Promise<void>((resolve) => {
          release = resolve;
          begin();
        }),
    });
    const worker = await startWorker(server.deps, [endless]);
    await enqueue(server.db, endless, {});
    await begun;
    expect(await connectionsOfJobs()).toBeGreaterThan(0);
    await worker.stop();
    const locked = await sql`select 1 from graphile_worker.jobs where locked_by is not null`.execute(
      server.db,
    );
    expect(locked.rows).toEqual([]);
    expect(await waiting()).toMatchObject([{ task_identifier: 'test.endless' }]);
    // Nothing of it is left for a database that is stopped next to complain about.
    await expect.poll(connectionsOfJobs, PATIENT).toBe(0);
    release();
  });

  test('takes up what a killed process left locked', async () => {
    await enqueue(server.db, note, { n: 7 });
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-of-the-dead', attempts = 1`.execute(
      server.db,
    );
    const done = new Promise<number>((resolve) => {
      arrived = resolve;
    });
    const worker = await startWorker(server.deps, jobs);
    expect(await done).toBe(7);
    await worker.stop();
  });

  test('knows its jobs by the clock', async () => {
    const worker = await startWorker(server.deps, jobs, { cron: [{ job: failing, match: '17 3 * * *' }] });
    await worker.stop();
    const { rows } = await sql<{
      identifier: string;
    }>`select identifier from graphile_worker._private_known_crontabs`.execute(server.db);
    expect(rows).toEqual([{ identifier: 'test.failing' }]);
  });
});
