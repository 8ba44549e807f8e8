import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerErrors } from './error-handling.ts';
import { limitRequestsUnderWay } from './requests-under-way.ts';

const PROXY = '10.0.0.5';

let app: FastifyInstance;
/** Those who are being worked on; each is answered when it is called. */
let underWay: (() => void)[];
beforeEach(() => {
  underWay = [];
  app = Fastify({ trustProxy: [PROXY] });
  answerErrors(app, 1000);
  limitRequestsUnderWay(app, { all: 5, ofOneVisitor: 2, isShared: (address) => address === PROXY });
  app.get('/wait', () => new Promise<object>((resolve) => underWay.push(() => resolve({}))));
  app.post('/', async () => ({}));
  for (const url of ['/', '/healthz']) app.get(url, async () => ({}));
});
afterEach(() => app.close());

const ask = (url: string, visitor?: string) =>
  app.inject({ url, remoteAddress: PROXY, headers: visitor ? { 'x-forwarded-for': visitor } : {} });
const look = async (visitor?: string) => (await ask('/', visitor)).statusCode;
/** Answers what is still being worked on. */
async function begin(...visitors: readonly (string | undefined)[]) {
  const answers = visitors.map((visitor) => ask('/wait', visitor).then(({ statusCode }) => statusCode));
  await vi.waitUntil(() => underWay.length >= visitors.length);
  return answers;
}

test('one visitor has a share, wherever in their network they are, and others behind the same proxy have theirs', async () => {
  const answers = await begin('2001:db8:1:2::1', '2001:db8:1:2::2');
  const refused = await ask('/', '2001:db8:1:2::3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.json()).toMatchObject({ code: 'rest_too_many_requests', message: expect.any(String) });
  expect(await look('2001:db8:1:3::1')).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200]);
  expect(await look('2001:db8:1:2::3')).toBe(200);
});

test('an address that speaks for many has no share of its own', async () => {
  const answers = await begin(undefined, undefined, undefined);
  expect(await look()).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);
});

test('all together have a limit, and whoever watches the process still sees that it lives', async () => {
  const answers = await begin('192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5');
  const refused = await ask('/', '192.0.2.6');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ code: 'wcpay_unavailable', message: expect.any(String) });
  const sent = { method: 'POST', url: '/', payload: { a: 1 }, remoteAddress: '192.0.2.6' } as const;
  expect((await app.inject(sent)).statusCode).toBe(503);
  expect((await ask('/healthz', '192.0.2.6')).statusCode).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
  expect(await look('192.0.2.6')).toBe(200);
});
