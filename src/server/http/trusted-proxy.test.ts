import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords/password-hash.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { aUser } from '#tests/factories/user.ts';
import { cookieOf, deviceOf, log, NONCE, pwd, setCookie, setDevice } from '#tests/sign-in-visitor.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const PROXY = '10.0.0.5';
const ELSEWHERE = '198.51.100.1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { TRUST_PROXY: '10.0.0.0/8, ::1' },
    rateLimits: { ...RATE_LIMITS, read: 3 },
  });
  await insertUser(server.db, aUser({ email: log, password_hash: await hashPassword(pwd) }));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_attempts').execute();
});

type Headers = Readonly<Record<string, string>>;
const visit = (remoteAddress: string, headers: Headers, url = '/wp-login.php') =>
  server.inject({ method: 'GET', url, remoteAddress, headers });
const submit = (remoteAddress: string, headers: Headers, typed = 'wrong') =>
  server.inject({
    method: 'POST',
    url: '/wp-login.php',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ log, pwd: typed }).toString(),
  });
const lastLogged = (): unknown => JSON.parse(server.logged().trimEnd().split('\n').at(-1) ?? '{}').ip;

describe('where a visitor is', () => {
  test.each<[string, string, Headers, string]>([
    ['a proxy says', PROXY, { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    ['a proxy says, by IPv6', '::1', { 'x-forwarded-for': '2001:db8::9' }, '2001:db8::9'],
    [
      'a proxy says, on a socket for both',
      '::ffff:10.0.0.5',
      { 'x-forwarded-for': '203.0.113.9' },
      '203.0.113.9',
    ],
    ['a proxy says, with a port', PROXY, { 'x-forwarded-for': '203.0.113.9:5678' }, '203.0.113.9'],
    ['a proxy says, by IPv6 with a port', PROXY, { 'x-forwarded-for': '[2001:db8::9]:443' }, '2001:db8::9'],
    [
      'the first of two proxies says, all with ports',
      PROXY,
      { 'x-forwarded-for': '192.0.2.1:1, 203.0.113.9:2, 10.0.0.7:3' },
      '203.0.113.9',
    ],
    ['the first of two proxies says', PROXY, { 'x-forwarded-for': '203.0.113.9, 10.0.0.7' }, '203.0.113.9'],
    ['not the visitor says', PROXY, { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' }, '203.0.113.9'],
    [
      'not who pretends to be a proxy says',
      PROXY,
      { 'x-forwarded-for': '10.9.9.9, 203.0.113.9' },
      '203.0.113.9',
    ],
    ['no other header says', PROXY, { 'x-real-ip': '192.0.2.1', forwarded: 'for=192.0.2.1' }, PROXY],
    ['nobody but a proxy says', ELSEWHERE, { 'x-forwarded-for': '203.0.113.9' }, ELSEWHERE],
  ])('%s', async (_, from, headers, ip) => {
    await visit(from, headers);
    expect(lastLogged()).toBe(ip);
  });
});

test('behind a proxy, one visitor’s failures keep no other out, and cannot be shed by a header', async () => {
  for (let n = 0; n < 5; n += 1) {
    const spoofed = { 'x-forwarded-for': `192.0.2.${n}, 203.0.113.9` };
    expect((await submit(PROXY, spoofed)).status).toBe(403);
  }
  expect((await submit(PROXY, { 'x-forwarded-for': '192.0.2.77, 203.0.113.9' }, pwd)).status).toBe(429);
  expect((await submit(PROXY, { 'x-forwarded-for': '203.0.113.10' }, pwd)).status).toBe(302);
});

test('limits count the visitor, not the proxy', async () => {
  const ask = async (last: number) =>
    (await visit(PROXY, { 'x-forwarded-for': `192.0.2.${last}, 203.0.113.${last}` }, '/wp-json/')).status;

  expect([await ask(1), await ask(1), await ask(1), await ask(1)]).toEqual([200, 200, 200, 429]);
  expect(await ask(2)).toBe(200);
});

test.each([
  ['ports', (n: number) => `203.0.113.200:${5000 + n}`, '203.0.113.201:5000'],
  ['addresses of one network', (n: number) => `2001:db8:5:6::${n + 1}`, '2001:db8:5:7::1'],
])('limits count different %s as one visitor', async (_, from, neighbour) => {
  const ask = async (address: string) =>
    (await visit(PROXY, { 'x-forwarded-for': address }, '/wp-json/')).status;

  const statuses = [await ask(from(0)), await ask(from(1)), await ask(from(2)), await ask(from(3))];
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await ask(neighbour)).toBe(200);
});

describe('https', () => {
  const SECURE = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

  test('a visitor who came by https has cookies that never leave it', async () => {
    const reply = await submit(PROXY, SECURE, pwd);

    expect(setCookie(reply)).toMatch(/^__Host-countinghouse_session=[\w-]{43}; Path=\/; HttpOnly; Secure; /);
    expect(setDevice(reply)).toMatch(/^__Host-countinghouse_device=.* Secure; /);
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const cookie = cookieOf(reply);
    expect((await visit(PROXY, { ...SECURE, cookie }, NONCE)).status).toBe(200);
    expect((await visit(PROXY, { cookie }, NONCE)).status).toBe(403);
    expect((await visit(PROXY, SECURE, '/')).headers['strict-transport-security']).toBeDefined();
  });

  test.each<[string, string, Headers]>([
    ['by http', PROXY, { 'x-forwarded-proto': 'http' }],
    ['by what the visitor wrote before the proxy did', PROXY, { 'x-forwarded-proto': 'https, http' }],
    ['by the word of nobody but themselves', ELSEWHERE, { 'x-forwarded-proto': 'https' }],
  ])('not %s', async (_, from, headers) => {
    const reply = await submit(from, headers, pwd);

    expect(reply.status).toBe(302);
    expect(setCookie(reply)).toMatch(/^countinghouse_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(deviceOf(reply)).toMatch(/^countinghouse_device=/);
    expect(reply.headers['strict-transport-security']).toBeUndefined();
  });
});
