import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openLog } from '#server/http/log.ts';
import { checkLedger } from '#server/invariants/check-ledger.job.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { routes } from '#server/routes.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { type Metrics, openMetrics } from '#server/start/open-metrics.ts';
import type { Running } from '#server/start/stop-on-signal.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(path.join(DEPLOY, file), 'utf8');

let server: TestServer;
let metrics: Metrics;
let app: App;
const running: Running[] = [];
let text = '';

/** Everything that is counted is made to happen once, as people and programs do it. */
beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server;
  metrics = openMetrics({
    metricsPort: 0,
    host: '127.0.0.1',
    roles: ['web', 'jobs'],
    dataDir: deps.config.dataDir,
  });
  const counted = {
    ...deps,
    provider: metrics.ofProvider(deps.provider),
    ...(metrics.tally && { tally: metrics.tally }),
  };
  app = await buildApp(counted, {
    log: openLog('silent'),
    routes,
    ...(metrics.onAnswer && { onAnswer: metrics.onAnswer }),
  });
  metrics.followApp(app);
  const database = { look: async () => 'answers' as const };
  const port = await metrics.serve({ deps: counted, database }, running);
  const headers = server.asAdministrator;
  const call = (url: string) => app.inject({ method: 'GET', url: `/wp-json/wc/v3/payments${url}`, headers });
  await call('/transactions');
  await call('/charges/ch_3OfSomebody4711');
  await call('/deposits/po_1OfSomebody');
  await app.inject({
    method: 'POST',
    url: '/wp-login.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'log=ada%40example.com&pwd=a-wrong-password',
  });
  await enqueue(server.db, checkLedger, {});
  await runDueJobs(counted, [metrics.around(checkLedger)]);
  text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })).text();
});
afterAll(async () => {
  for (const { stop } of running) await stop('asked');
  await app.close();
  await server.close();
});

const namesIn = (words: string): Set<string> =>
  new Set([...words.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''));

test('what happened is in them', () => {
  expect(text).toContain('sign_in_attempts_total{outcome="wrong"} 1');
  expect(text).toContain('job_runs_total{task="ledger.check",outcome="done"} 1');
  expect(text).toContain('audit_chain_valid 1');
  expect(text).toMatch(/provider_request_duration_seconds_count\{method="now"\} \d/);
  expect(text).toContain('http_requests_in_flight 0');
  expect(text).toMatch(/db_pool_connections\{pool="rows",state="(idle|used)"\}/);
});

test('no label holds an id, an address or a person', () => {
  const labels = [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  expect(labels.length).toBeGreaterThan(50);
  const isPersonal = /[a-z]+_(?=\w*\d)\w{3,}|@|[0-9a-f]{8}-[0-9a-f]{4}|\d{5,}|\d+\.\d+\.\d+\.\d+/;
  const free = ['le', 'version', 'schema'];
  expect(labels.filter(({ name, value }) => !free.includes(name) && isPersonal.test(value))).toEqual([]);
});

test('they are few: a scrape is small', () => {
  expect(text.split('\n').filter((line) => !line.startsWith('#')).length).toBeLessThan(2000);
});

/** The names of figures in an expression: a word that is no function, no label and no keyword. */
const BUILT_IN =
  /^(sum|rate|increase|max|min|by|topk|histogram_quantile|absent|vector|or|le|for|on|d|h|m|s|record|ratio)$/;
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/by \([^)]*\)/g, '')
    .replace(/countinghouse:\S+/g, '');
  return [...bare.matchAll(/[a-z_]{2,}/g)].map(([word]) => word).filter((word) => !BUILT_IN.test(word));
}

type Rules = {
  groups: { rules: { alert?: string; expr: string; annotations?: Record<string, string> }[] }[];
};
const rules = (parse(read('prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
type Panel = { targets?: { expr: string }[] };
const dashboard = JSON.parse(read('grafana/countinghouse.json')) as { panels: Panel[] };
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test.each([
  ['the alerts', rules.map(({ expr }) => expr)],
  ['the dashboard', shown],
])('%s speak only of figures that there are', (_, expressions) => {
  const named = new Set(expressions.flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(10);
  const known = namesIn(text);
  const unknown = [...named].filter(
    (name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')) && !known.has(name),
  );
  expect(unknown).toEqual([]);
});

test('every figure of ours is on the dashboard or in an alert', () => {
  const told = new Set([...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn));
  const bases = new Set([...told].map((name) => name.replace(/_(bucket|sum|count)$/, '')));
  const unseen = [...namesIn(text)].filter((name) => !told.has(name) && !bases.has(name));
  expect(unseen).toEqual(['process_cpu_seconds_total', 'job_runs_total']);
});

test('every alert says what happened and what to do', () => {
  for (const { alert, annotations } of rules.filter((rule) => rule.alert))
    expect(Object.keys(annotations ?? {}), alert).toEqual(['summary', 'action']);
});

test('where nobody asks for figures nothing is counted', async () => {
  const none = openMetrics({ metricsPort: undefined, host: '127.0.0.1', roles: ['web'], dataDir: '.' });
  expect(none.ofProvider(server.deps.provider)).toBe(server.deps.provider);
  expect(none.around(checkLedger)).toBe(checkLedger);
  expect([none.tally, none.onAnswer]).toEqual([undefined, undefined]);
});
