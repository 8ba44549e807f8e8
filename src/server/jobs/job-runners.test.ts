import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PATIENT } from '#tests/patience.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';
import { openJobRunners } from './job-runners.ts';

let server: TestServer;
const note = job({ name: 'test.held', input: z.object({}), attemptsMax: 3, run: async () => undefined });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  await sql`delete from running.job_runners`.execute(server.db);
});

const ALIVE = { id: 'alive', inHand: new Set<string>(), onLost: () => undefined };

/** A job that somebody took up so many seconds ago, and who was last seen when. */
async function hold(by: string, heldS: number, seenS?: number): Promise<void> {
  await enqueue(server.db, note, {});
  await sql`update graphile_worker._private_jobs set locked_by = ${by}, locked_at = now() - ${heldS} * interval '1 s'
    where locked_by is null`.execute(server.db);
  if (seenS !== undefined)
    await sql`insert into running.job_runners values (${by}, now() - ${seenS} * interval '1 s')`.execute(
      server.db,
    );
}
const holders = async () =>
  (
    await sql<{ locked_by: string }>`select locked_by from graphile_worker._private_jobs
      where locked_by is not null order by locked_by`.execute(server.db)
  ).rows.map(({ locked_by }) => locked_by);
const known = async () =>
  (await sql<{ id: string }>`select id from running.job_runners order by id`.execute(server.db)).rows.map(
    ({ id }) => id,
  );

test('what is held by somebody who was not seen for half a minute is free again', async () => {
  await hold('dead', 31, 31);
  await hold('never seen', 31);
  await hold('slow', 31, 25);
  await hold('just begun', 25);
  const runners = openJobRunners(server.deps.pool, server.deps.log);
  runners.enter(ALIVE);
  await expect.poll(holders, PATIENT).toEqual(['just begun', 'slow']);
  expect(await known()).toEqual(['alive', 'dead', 'slow']);
  runners.stop();
});

test('whoever leaves hands back what it holds, and nobody else’s', async () => {
  await hold('leaving', 1, 1);
  await hold('staying', 1, 1);
  await openJobRunners(server.deps.pool, server.deps.log).leave('leaving');
  expect([await holders(), await known()]).toEqual([['staying'], ['staying']]);
});

test('those who are long gone are forgotten', async () => {
  await hold('long gone', 3700, 3700);
  const runners = openJobRunners(server.deps.pool, server.deps.log);
  runners.enter(ALIVE);
  await expect.poll(known, PATIENT).toEqual(['alive']);
  expect(await holders()).toEqual([]);
  runners.stop();
});

test('what it holds itself and knows nothing of is lost; what it has in hand, or has just taken up, is not', async () => {
  await hold('alive', 31);
  const inHand = new Set(
    (
      await sql<{ id: string }>`select id::text from graphile_worker._private_jobs`.execute(server.db)
    ).rows.map(({ id }) => id),
  );
  await hold('alive', 25);
  let lost = 0;
  const onLost = () => {
    lost += 1;
  };
  const runners = openJobRunners(server.deps.pool, server.deps.log, 50);
  runners.enter({ id: 'alive', inHand, onLost });
  const seenLater = sql<{ later: boolean }>`select seen > ${new Date()} as later from running.job_runners`;
  await expect.poll(async () => (await seenLater.execute(server.db)).rows[0]?.later, PATIENT).toBe(true);
  expect(lost).toBe(0);
  inHand.clear(); // As after a failover that lost the end of it.
  await expect.poll(() => lost, PATIENT).toBeGreaterThan(0);
  runners.stop();
});
