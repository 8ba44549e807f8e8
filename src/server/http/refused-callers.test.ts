import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { endSession } from '../access/sessions.ts';
import { REFUSED_A_MINUTE } from './refused-callers.ts';
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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [route(look, () => ({}))] });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = epochSeconds(server.clock.now + 60); // Each test has its own minute.
});

const call = (remoteAddress: string, headers: Readonly<Record<string, string>>) =>
  server.inject({ method: 'GET', url: '/wp-json/look', remoteAddress, headers });
const madeUp = (n: number): Record<string, string> =>
  n % 2 === 0
    ? { cookie: `countinghouse_session=made-up-${n}`, 'x-wp-nonce': 'made up' }
    : { authorization: `Basic ${Buffer.from(`ck_${n}:cs_${n}`).toString('base64')}` };
const flood = async (address: (n: number) => string, count = REFUSED_A_MINUTE): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n += 1) statuses.add((await call(address(n), madeUp(n))).status);
  return statuses;
};
/** How often the database was asked for something. */
const asked = async (work: () => Promise<unknown>): Promise<number> => {
  let times = 0;
  const onAcquire = () => {
    times += 1;
  };
  server.deps.pool.on('acquire', onAcquire);
  await work();
  server.deps.pool.off('acquire', onAcquire);
  return times;
};

test('a network that was refused 300 times within a minute is refused without asking the database', async () => {
  const network = (n: number) => `2001:db8:1:1::${n + 1}`;
  expect(await flood(network)).toEqual(new Set([401]));

  const questions = await asked(async () => {
    for (const n of [REFUSED_A_MINUTE, REFUSED_A_MINUTE + 1]) {
      const answer = await call(network(n), madeUp(n));
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([429, 'rest_too_many_requests']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
  expect(questions).toBe(0);
  expect((await call('2001:db8:1:2::1', madeUp(0))).status).toBe(401);
  server.clock.now = epochSeconds(server.clock.now + 60);
  expect((await call(network(0), madeUp(0))).status).toBe(401);
});

test('who has called from there before is served all the same, until their session ends', async () => {
  const here = '192.0.2.7';
  const [owner, other] = [await server.asUser(server.low_user_id), await server.asUser(server.low_user_id)];
  expect((await call(here, owner)).status).toBe(200);
  await flood(() => here);

  expect((await call(here, owner)).status).toBe(200);
  expect((await call(here, { ...owner, 'x-wp-nonce': 'aged' })).status).toBe(403);
  expect((await call(here, owner)).status).toBe(200);
  expect((await call(here, other)).status).toBe(429);
  await endSession(server.deps, owner.cookie?.split('=')[1] ?? '');
  expect((await call(here, owner)).status).toBe(401);
  expect((await call(here, owner)).status).toBe(429);
});

test('a proxy that nobody named brings everybody, so that they are not one caller', async () => {
  expect(await flood(() => '127.0.0.1', REFUSED_A_MINUTE + 1)).toEqual(new Set([401]));
});
