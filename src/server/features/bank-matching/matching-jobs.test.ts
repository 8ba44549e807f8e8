import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { enqueueMatching } from '#server/jobs/enqueue-matching.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { camtStatement } from '#tests/factories/bank-file.ts';
import { saveStatement } from '#tests/factories/bank-statement.ts';
import { aForm } from '#tests/factories/evidence-file.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START });
  await prepareJobs(server.deps);
});
afterAll(() => server.close());

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where task_identifier = 'bank.match-lines'`.execute(
    server.db,
  );
  return rows[0]?.count;
};
const copyAfter = async (days: number) => {
  await server.simulator.controls.setClock(epochSeconds(START + days * DAY_S));
  await server.db.deleteFrom('backfills').execute();
  await backfill(server.deps);
};

test('payouts that arrived ask for the engine once, and only where statements are read', async () => {
  await server.simulator.pay();
  await copyAfter(8);
  expect(await waiting()).toBe(0);
  await saveStatement(server.db, { lines: [] });
  await server.simulator.pay();
  await copyAfter(20);
  expect(await waiting()).toBe(1);
});

test('a statement that is imported asks for the engine, in its own transaction', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  const form = aForm({}, { filename: 'March.xml', content: Buffer.from(camtStatement()) });
  const headers = { ...server.asAdministrator, ...form.headers };
  const send = () =>
    server.inject({ ...form, method: 'POST', url: '/wp-json/wc/v3/payments/bank/files', headers });
  expect((await send()).status).toBe(200);
  expect(await waiting()).toBe(1);
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  expect((await send()).status).toBe(409);
  expect(await waiting()).toBe(0);
});

test('however many lines and payouts ask for it, it waits once', async () => {
  await server.db.transaction().execute(async (trx) => {
    await enqueueMatching(trx);
    await enqueueMatching(trx);
  });
  expect(await waiting()).toBe(1);
});
