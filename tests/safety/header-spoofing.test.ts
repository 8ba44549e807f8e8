import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '#server/http/rate-limits.ts';
import type { Injected } from '#server/start/build-app.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';

let server: TestServer;
/** What each caller is told everywhere when nothing is spoofed. */
let plain: { caller: Caller; route: Guarded; told: Injected }[];
beforeAll(async () => {
  server = await startTestServer();
  plain = [];
  for (const caller of [server.asAnonymous, server.asLowUser]) {
    for (const route of guardedRoutes(server.app).filter(isRepeatable))
      plain.push({ caller, route, told: await ask(route, caller) });
  }
});
afterAll(() => server.close());

const ask = ({ method, url }: Guarded, headers: Caller) => server.inject({ method, url, headers });

/** Headers by which some product somewhere let a caller say who they are or where they come from. */
const SPOOFED = [
  'x-wcpay-platform-checkout-user',
  'x-wp-user',
  'x-wp-user-id',
  'x-user-id',
  'x-user',
  'x-remote-user',
  'remote-user',
  'x-forwarded-user',
  'x-forwarded-email',
  'x-auth-request-user',
  'x-authenticated-user',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-url',
  'x-rewrite-url',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
];
/** A secret or a challenge that is made for this very call: no two answers are alike. */
const IS_NEW_EACH_TIME = /\/begin$|\/session\/proof/;
/** Whoever waits for the end of an endless answer waits for ever. */
const isRepeatable = ({ name, endpoint: { endless } }: Guarded): boolean =>
  !endless && !IS_NEW_EACH_TIME.test(name);
const VALUES = ['1', '0', 'admin', '5d2c6a1e-6d9b-4c0e-9d3f-0c6a3c1f7b11', '1,2'];

const valueFor = (header: string, n: number, administrator: number): string => {
  if (header === 'x-original-url' || header === 'x-rewrite-url') return '/wp-json/';
  const value = VALUES[n % VALUES.length] ?? '1';
  return value === '1' ? String(administrator) : value;
};

test.each(SPOOFED)('%s changes neither who calls nor what is answered', async (header) => {
  const before = await fingerprint(server.db);

  for (const [n, { caller, route, told }] of plain.entries()) {
    const value = valueFor(header, n, server.administrator_id);
    const { status, text } = await ask(route, { ...caller, [header]: value });
    expect([route.name, value, status, text]).toEqual([route.name, value, told.status, told.text]);
  }
  expect(await fingerprint(server.db)).toEqual(before);
});

test('no header signs anybody in', async () => {
  const everything = Object.fromEntries(SPOOFED.map((name) => [name, '1']));

  expect((await server.get('/wp-json/wp/v2/users/me', everything)).status).toBe(401);
  expect((await server.get('/wp-json/wp/v2/users/me', { ...server.asLowUser, ...everything })).body.id).toBe(
    server.low_user_id,
  );
});

test('under a name that is not ours, nobody is told anything', async () => {
  const before = await fingerprint(server.db);
  for (const { caller, route } of plain) {
    const { status } = await ask(route, { ...caller, host: 'evil.example' });
    expect([route.name, status]).toEqual([route.name, 421]);
  }
  expect(await fingerprint(server.db)).toEqual(before);
});

test('the way to the sign-in page never leads to a host the caller named', async () => {
  const { headers } = await server.inject({
    method: 'GET',
    url: '/wp-admin/admin.php?page=wc-admin',
    headers: { 'x-forwarded-host': 'evil.example' },
  });

  expect(headers.location).toBe('/wp-login.php?redirect_to=%2Fwp-admin%2Fadmin.php%3Fpage%3Dwc-admin');
});

test('an address cannot be changed to escape a limit', async () => {
  const limited = await startTestServer({ rateLimits: { ...RATE_LIMITS, read: 3 } });
  try {
    const statuses = [];
    for (const n of [1, 2, 3, 4]) {
      const spoofed = {
        'x-forwarded-for': `10.0.0.${n}`,
        'x-real-ip': `10.0.0.${n}`,
        forwarded: `for=10.0.0.${n}`,
      };
      statuses.push((await limited.get('/wp-json/', spoofed)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});
