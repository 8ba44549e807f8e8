import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { refundsRoutes } from '../features/refunds/refunds-routes.ts';
import { openLog } from '../http/log.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { type App, buildApp } from './build-app.ts';
import { openTraces, type Traces } from './open-traces.ts';

type Sent = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}>;

/** A collector that takes what it is sent, or is told not to. */
let collector: Server;
let answers = 200;
const sent: Sent[] = [];
const came: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  collector = createServer((asked, reply) => {
    let body = '';
    asked.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    asked.on('end', () => {
      came.push({ url: asked.url ?? '', headers: asked.headers, body });
      if (answers === 200) sent.push(...JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
      reply.writeHead(answers).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  collector.close();
});

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
const wanted = (env: Record<string, string> = {}) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), ...env });
const lines: string[] = [];
const log = {
  info: (_: object, message: string) => void lines.push(message),
  warn: (_: object, message: string) => void lines.push(message),
};

const note = job({
  name: 'test.traced',
  input: z.object({}),
  attemptsMax: 1,
  run: async ({ db }) => {
    await db.selectFrom('users').select('id').execute();
  },
});

/** The product with its requests, calls, queries and jobs followed; what is sent is there once it has stopped. */
async function followed(
  traces: Traces,
  work: (app: App, deps: TestServer['deps']) => Promise<void>,
): Promise<void> {
  const deps = {
    ...server.deps,
    config: { ...server.deps.config, port: 0 },
    db: openDatabase(server.deps.pool, traces.onQuery),
    provider: traces.ofProvider(server.deps.provider),
  };
  const app = await buildApp(deps, {
    ...{ log: openLog('silent'), routes: refundsRoutes },
    ...(traces.tracer && { tracer: traces.tracer }),
  });
  await work(app, deps);
  await app.close();
  await traces.stop();
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const REFUND = '/wp-json/wc/v3/payments/refund';
const refundOf = (charge_id: string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { ...server.asAdministrator, 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ charge_id, amount: 100 }),
});
/** Over a real socket, with a body that comes once its request was heard of: the calls that bring it know of no request. */
async function refundLater(
  address: string,
  charge_id: string,
  more: Record<string, string>,
): Promise<number> {
  const { method, headers, body } = refundOf(charge_id, { ...more, expect: '100-continue' });
  const asked = request(`${address}${REFUND}`, { method, headers });
  asked.once('continue', () => asked.end(body)).flushHeaders();
  const [reply] = await once(asked, 'response');
  reply.resume();
  await once(reply, 'end');
  return reply.statusCode;
}
const refund = (app: App, charge_id: string) => {
  const { body: payload, ...asked } = refundOf(charge_id);
  return app.inject({ ...asked, payload, url: REFUND });
};

test('a request is a part of its caller’s trace; its queries, its calls to the provider and jobs are parts too', async () => {
  const { charge } = await payForOrder(server);
  const headers = { traceparent: `00-${TRACE}-${PARENT}-00`, 'x-canary': 'canary-8f3a' };
  const traces = openTraces(wanted({ OTEL_EXPORTER_OTLP_HEADERS: 'x-team=payments' }), log);
  await followed(traces, async (app, deps) => {
    expect(await refundLater(await app.listen(), charge.id, headers)).toBe(200);
    await app.inject({ method: 'GET', url: '/readyz' });
    await enqueue(server.db, note, {});
    await runDueJobs(deps, [traces.around(note)]);
  });
  const asked = sent.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(asked).toMatchObject({ traceId: TRACE, kind: 2, status: {} });
  expect(asked?.name).toMatch(/^POST .*\/refund$/);
  const parts = sent.filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'insert']));
  expect(sent.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^provider .*efund/),
  );
  const done = sent.find(({ name }) => name === 'job test.traced');
  expect(done).toMatchObject({ kind: 5, status: {} });
  expect([done?.parentSpanId, done?.traceId === TRACE]).toEqual([undefined, false]);
  expect(sent.filter(({ parentSpanId }) => parentSpanId === done?.spanId).map(({ name }) => name)).toEqual([
    'select',
  ]);
  expect(sent.some(({ name }) => name.includes('readyz'))).toBe(false);
  expect(came[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-team': 'payments' } });
  const everything = came.map(({ body }) => body).join('\n');
  for (const secret of ['canary-8f3a', charge.id, 'ada@example.com', String(server.asAdministrator.cookie)])
    expect(everything).not.toContain(secret);
});

test('of no caller’s trace a request is the first part, and only the share that is asked for is sent', async () => {
  const { charge } = await payForOrder(server);
  const before = came.length;
  await followed(openTraces(wanted({ OTEL_TRACES_SAMPLER_ARG: '0' }), log), async (app) => {
    expect((await refund(app, charge.id)).status).toBe(200);
  });
  expect(came.length).toBe(before);
  sent.length = 0;
  await followed(openTraces(wanted(), log), async (app) => {
    expect((await refund(app, 'ch_nobody')).status).toBe(404);
  });
  const firsts = sent.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(firsts.map(({ name }) => name)).toEqual([expect.stringMatching(/^POST .*\/refund$/)]);
  expect(firsts[0]?.traceId).toMatch(/^[0-9a-f]{32}$/);
});

test('a collector that takes nothing is told once, and nobody waits for it', async () => {
  lines.length = 0;
  answers = 503;
  const traces = openTraces(wanted(), log);
  await followed(traces, async (app) => {
    expect((await refund(app, 'ch_nobody')).status).toBe(404);
  });
  expect(lines).toEqual(['traces are not taken, and are let go until they are']);
  answers = 200;
  await traces.tracer?.follow({ name: 'again', kind: 'client', attributes: {} }, async () => undefined);
  await traces.stop();
  expect(lines.at(-1)).toBe('traces are taken again');
});

test('where nobody asks for traces nothing is followed', () => {
  const none = openTraces(readConfig({}), log);
  expect(none.ofProvider(server.deps.provider)).toBe(server.deps.provider);
  expect(none.around(note)).toBe(note);
  expect([none.tracer, none.onQuery]).toEqual([undefined, undefined]);
});
