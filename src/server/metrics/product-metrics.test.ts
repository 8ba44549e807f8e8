import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openLog } from '#server/http/log.ts';
import { routes } from '#server/routes.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { databaseMetrics } from './database-metrics.ts';
import { openProductMetrics, type ProductMetrics } from './product-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: TestServer;
let metrics: ProductMetrics;
let app: App;
beforeAll(async () => {
  server = await startTestServer();
  const database = { look: async () => 'answers' as const };
  metrics = openProductMetrics({ version: '1.2.3', schema: '0031', roles: ['web', 'jobs'] });
  metrics.followPool('main', server.deps.pool);
  databaseMetrics(metrics.text, { db: server.db, database });
  app = await buildApp(server.deps, { log: openLog('silent'), routes, onAnswer: metrics.onAnswer });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const call = (path: string) =>
  app.inject({ method: 'GET', url: `/wp-json/wc/v3/payments${path}`, headers: server.asAdministrator });

test('answers are counted by the template of their route: no id is a label', async () => {
  await call('/transactions');
  await call('/charges/ch_3SomethingPersonal');
  await app.inject({ method: 'GET', url: '/an/address/that/leads/nowhere/4711' });
  const text = await metrics.text.write();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="[^"]*transactions",status="2xx"\} 1/,
  );
  expect(text).toMatch(/route="none",status="4xx"/);
  expect(text).not.toMatch(/ch_3|4711/);
});

test('jobs are counted where they run, and those that wait in the database', async () => {
  const definition = { name: 'test.counted', input: z.object({ fails: z.boolean() }), attemptsMax: 1 };
  const counted = job({
    ...definition,
    run: async (_, { fails }) => {
      if (fails) throw new Error('Not today');
    },
  });
  for (const fails of [true, false, false]) await enqueue(server.db, counted, { fails });
  await runDueJobs(server.deps, [metrics.around(counted)]);
  const text = await metrics.text.write();
  expect(text).toContain('job_runs_total{task="test.counted",outcome="failed"} 1');
  expect(text).toContain('job_runs_total{task="test.counted",outcome="done"} 2');
  expect(text).toContain('job_duration_seconds_count{task="test.counted"} 3');
  expect(text).toContain('db_writable 1');
  expect(text).toContain('build_info{version="1.2.3",schema="0031",roles="web,jobs"} 1');
  expect(text).toMatch(/db_pool_connections\{pool="main",state="idle"\} \d/);
});

test('who waits for a connection is measured, whichever way they ask for it', async () => {
  const countIn = (text: string) =>
    Number(/db_pool_wait_seconds_count\{pool="main"\} (\d+)/.exec(text)?.[1] ?? 0);
  const before = countIn(await metrics.text.write());
  await server.deps.pool.query('select 1');
  (await server.deps.pool.connect()).release();
  expect(countIn(await metrics.text.write())).toBeGreaterThanOrEqual(before + 2);
});

test('refusals, tries to sign in and calls of the provider are counted by what became of them', async () => {
  metrics.onAnswer({
    method: 'POST',
    route: '/x',
    status: 403,
    failure: 'rest_cookie_invalid_nonce',
    seconds: 0,
  });
  metrics.onAnswer({
    method: 'POST',
    route: '/x',
    status: 429,
    failure: 'rest_too_many_requests',
    seconds: 0,
  });
  metrics.tally({ what: 'sign_in', outcome: 'throttled' });
  metrics.tally({ what: 'event_refused', outcome: 'event_malformed' });
  metrics.onCall({ method: 'refundCharge', outcome: 'unknown', seconds: 0.2 });
  metrics.onCall({ method: 'refundCharge', outcome: 'answered', seconds: 0.2 });
  const text = await metrics.text.write();
  expect(text).toContain('http_rejected_total{reason="nonce"} 1');
  expect(text).toContain('http_rejected_total{reason="rate_limit"} 1');
  expect(text).toContain('sign_in_attempts_total{outcome="throttled"} 1');
  expect(text).toContain('events_refused_total{reason="event_malformed"} 1');
  expect(text).toContain('provider_request_duration_seconds_count{method="refundCharge"} 2');
  expect(text).toContain('provider_errors_total{method="refundCharge",outcome="unknown"} 1');
});

test('it is served at one address and nowhere else', async () => {
  const served = await serveMetrics(metrics.text, { host: '127.0.0.1', port: 0 });
  const ask = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${served.port}${path}`, { method, headers: { connection: 'close' } });
  const reply = await ask('/metrics');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await reply.text()).toContain('# TYPE http_request_duration_seconds histogram');
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404]);
  await served.stop();
});
