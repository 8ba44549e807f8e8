import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refundsRoutes } from '../features/refunds/refunds-routes.ts';
import { buildApp } from '../start/build-app.ts';
import { openLog } from './log.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { route } from './route.ts';

const look = endpoint({
  method: 'GET',
  path: '/look',
  summary: 'Reads.',
  capability: 'signed_in',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});
const pay = endpoint({ ...look, method: 'POST', path: '/pay', class: 'money' });
const download = endpoint({ ...look, method: 'POST', path: '/download', class: 'export' });
const routes = [look, pay, download].map((each) => route(each, () => ({})));

let server: TestServer;
afterEach(() => server.close());

const times = async (count: number, ask: (n: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status);
  return statuses;
};
const refused = (statuses: readonly number[]): number => statuses.filter((status) => status === 429).length;

test('each class has its own limit, and reading goes on after money stopped', async () => {
  server = await startTestServer({ routes, rateLimits: RATE_LIMITS });

  expect(refused(await times(31, () => server.post('/wp-json/pay', {})))).toBe(1);
  expect(refused(await times(11, () => server.post('/wp-json/download', {})))).toBe(1);
  const answer = await server.get('/wp-json/look');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'ratelimit-limit': '300',
    'ratelimit-remaining': String(300 - 31 - 11 - 1),
  });
});

test('three processes count money as one, however many ask them at once', async () => {
  server = await startTestServer({ routes, rateLimits: RATE_LIMITS });
  const another = () => buildApp(server.deps, { log: openLog('silent'), routes, rateLimits: RATE_LIMITS });
  const others = [await another(), await another()];
  const apps = [server.app, ...others];
  const headers = { ...server.asAdministrator, 'content-type': 'application/json' };
  const asked = Array.from({ length: 20 }, () =>
    apps.map((app) => app.inject({ method: 'POST', url: '/wp-json/pay', headers, payload: '{}' })),
  );
  const statuses = (await Promise.all(asked.flat())).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, refused(statuses)]).toEqual([30, 30]);
  for (const app of others) await app.close();
});

test('the refusal says when to come again', async () => {
  server = await startTestServer({ routes, rateLimits: { ...RATE_LIMITS, read: 2 } });

  await times(2, () => server.get('/wp-json/look'));
  const { status, body, headers } = await server.get('/wp-json/look');

  expect(status).toBe(429);
  expect(body).toMatchObject({
    code: 'rest_too_many_requests',
    data: { status: 429, retry_after_s: expect.any(Number) },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('one person does not use up the calls of another', async () => {
  server = await startTestServer({ routes, rateLimits: { ...RATE_LIMITS, read: 2 } });
  const other = await server.asUser(server.low_user_id);

  expect(await times(3, () => server.get('/wp-json/look'))).toEqual([200, 200, 429]);
  expect((await server.get('/wp-json/look', other)).status).toBe(200);
});

test('what is stored already may be asked for again without being a new money action, but is still a call', async () => {
  server = await startTestServer({
    routes: refundsRoutes,
    rateLimits: { ...RATE_LIMITS, money: 2, read: 8 },
  });
  const { charge } = await payForOrder(server);
  const giveBack = (key: string) =>
    server.post('/refund', { charge_id: charge.id }, { ...server.asAdministrator, 'idempotency-key': key });

  expect(await times(5, () => giveBack('first'))).toEqual([200, 200, 200, 200, 200]);
  expect(refused(await times(2, (n) => giveBack(`next ${n}`)))).toBe(1);
  expect(await times(2, () => giveBack('first'))).toEqual([200, 429]);
});

test.each(['/wp-json/pay', '/wp-json/download'])(
  'at %s a key under which nothing is stored frees nobody',
  async (path) => {
    server = await startTestServer({ routes, rateLimits: { ...RATE_LIMITS, money: 2, export: 2 } });
    const constant = { ...server.asAdministrator, 'idempotency-key': 'always the same' };

    expect(await times(4, () => server.post(path, {}, constant))).toEqual([200, 200, 429, 429]);
  },
);
