import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { epochSeconds, HOUR_S, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { endSession, findActor } from '#server/access/sessions.ts';
import { sessionCookieName } from '#server/http/cookies.ts';
import { makeNonce } from '#server/http/nonce.ts';
import { PUBLIC_ENDPOINTS } from '#server/http/public-endpoints.ts';
import { classOf } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { SHORT_ADDRESSES } from '#server/http/short-addresses.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { declaredRoutes, fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenOf = ({ cookie = '' }: Caller): string => cookie.slice(cookie.indexOf('=') + 1);
const withToken = (token: string, caller: Caller): Caller => ({
  ...caller,
  cookie: `${sessionCookieName(false)}=${token}`,
});

/** A session that was begun a while ago and not used since. */
async function sessionFrom(agoS: number): Promise<Caller> {
  const { clock } = server;
  const present = clock.now;
  clock.now = epochSeconds(present - agoS);
  const { cookie = '' } = await server.asUser(server.administrator_id);
  clock.now = present;
  return { cookie, 'x-wp-nonce': server.asAdministrator['x-wp-nonce'] ?? '' };
}

async function nonceFrom(agoS: number): Promise<string> {
  const actor = await findActor(server.deps, tokenOf(server.asAdministrator));
  if (!actor) throw new Error('The administrator is not signed in.');
  return makeNonce({ ...server.deps, now: () => epochSeconds(server.clock.now - agoS) }, actor);
}

type Attempt = Readonly<{
  caller: () => Caller | Promise<Caller>;
  status: 401 | 403;
  on?: (route: Guarded) => boolean;
}>;

const writes = ({ method, endpoint }: Guarded): boolean => method !== 'GET' || classOf(endpoint) !== 'read';

/** Everybody who must not come in, and what they are told. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  nobody: { caller: () => ({}), status: 401 },
  'a nonce alone': {
    caller: () => ({ 'x-wp-nonce': server.asAdministrator['x-wp-nonce'] ?? '' }),
    status: 401,
  },
  'a cookie without its nonce': {
    caller: () => ({ cookie: server.asAdministrator.cookie ?? '' }),
    status: 401,
  },
  'a cookie changed in one character': {
    caller: () => {
      const token = tokenOf(server.asAdministrator);
      return withToken((token.startsWith('A') ? 'B' : 'A') + token.slice(1), server.asAdministrator);
    },
    status: 401,
  },
  'a session past its last hour': { caller: () => sessionFrom(12 * HOUR_S), status: 401 },
  'a session left alone for half an hour': { caller: () => sessionFrom(30 * MINUTE_S), status: 401 },
  'a session that signed out': {
    caller: async () => {
      const caller = await server.asUser(server.administrator_id);
      await endSession(server.deps, tokenOf(caller));
      return caller;
    },
    status: 401,
  },
  'the nonce of another session': {
    caller: async () => {
      const other = await server.asUser(server.administrator_id);
      return { cookie: server.asAdministrator.cookie ?? '', 'x-wp-nonce': other['x-wp-nonce'] ?? '' };
    },
    status: 403,
  },
  'a nonce of yesterday': {
    caller: async () => ({
      cookie: server.asAdministrator.cookie ?? '',
      'x-wp-nonce': await nonceFrom(24 * HOUR_S),
    }),
    status: 403,
  },
  'a person without the capability': {
    caller: () => server.asLowUser,
    status: 403,
    on: ({ endpoint: { capability } }) => capability !== 'public' && capability !== 'signed_in',
  },
  'a key that may only read': {
    caller: () => server.withApiKey('read'),
    status: 403,
    on: (route) => writes(route) && route.endpoint.speaks === undefined,
  },
  'a key that may only read, in the words of stores': {
    caller: () => server.withApiKey('read'),
    status: 401,
    on: (route) => writes(route) && route.endpoint.speaks === 'woocommerce',
  },
  'a key that was revoked': {
    caller: async () => {
      const caller = await server.withApiKey('read_write');
      await server.db
        .updateTable('api_keys')
        .set({ revoked: utcInstant(server.clock.now) })
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('api_keys').select(({ fn }) => fn.max('id').as('id')),
        )
        .execute();
      return caller;
    },
    status: 401,
  },
  'a key with a wrong secret': {
    caller: async () => {
      const { authorization } = await server.withApiKey('read_write');
      const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString();
      return { authorization: `Basic ${Buffer.from(`${pair.slice(0, -1)}!`).toString('base64')}` };
    },
    status: 401,
  },
  'another site, as browsers tell it': {
    caller: () => ({
      ...server.asAdministrator,
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }),
    status: 403,
  },
  'another site, as older browsers tell it': {
    caller: () => ({ ...server.asAdministrator, origin: 'https://evil.example' }),
    status: 403,
  },
  'a neighbouring host': {
    caller: () => ({ ...server.asAdministrator, 'sec-fetch-site': 'same-site' }),
    status: 403,
  },
  'the form of another site': {
    caller: () => ({
      cookie: server.asAdministrator.cookie ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    }),
    status: 401,
  },
};

/** A body nobody could read: whoever answers 400 to it has looked before asking who calls. */
const ask = ({ method, url }: Guarded, headers: Caller) =>
  server.inject({
    method,
    url,
    headers: { ...(method !== 'GET' && { 'content-type': 'application/json' }), ...headers },
    ...(method !== 'GET' && { payload: '{ not json' }),
  });

describe.each(Object.entries(ATTEMPTS))('%s', (_, { caller, status, on = () => true }) => {
  test('is refused everywhere, before the input is read, and changes nothing', async () => {
    const headers = await caller();
    const before = await fingerprint(server.db);
    const guarded = guardedRoutes(server.app).filter(on);

    const answers = await Promise.all(
      guarded.map(async (each) => [each.name, await ask(each, headers)] as const),
    );

    const expected = Object.fromEntries(guarded.map(({ name }) => [name, status]));
    expect(Object.fromEntries(answers.map(([name, answer]) => [name, answer.status]))).toEqual(expected);
    for (const [, { text }] of answers) {
      expect(JSON.parse(text)).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        data: { status },
      });
    }
    expect(await fingerprint(server.db)).toEqual(before);
  });
});

test('whoever belongs here is let through to the input', async () => {
  const guarded = guardedRoutes(server.app).filter(({ method }) => method !== 'GET' && method !== 'DELETE');
  expect(guarded.length).toBeGreaterThan(0);

  for (const caller of [server.asAdministrator, await server.withApiKey('read_write')]) {
    for (const each of guarded) {
      const { status, text } = await ask(each, caller);
      expect([each.name, status, JSON.parse(text).code]).toEqual([each.name, 400, 'rest_invalid_json']);
    }
  }
});

test('a form is no way to call an endpoint, even with the nonce', async () => {
  for (const each of guardedRoutes(server.app).filter(
    ({ method }) => method !== 'GET' && method !== 'DELETE',
  )) {
    const form = { ...server.asAdministrator, 'content-type': 'application/x-www-form-urlencoded' };
    expect([each.name, (await ask(each, form)).status]).toEqual([each.name, 415]);
  }
});

test('what is public is on the list, and the list is short', () => {
  const open = declaredRoutes(server.app).filter(({ endpoint: { capability } }) => capability === 'public');

  expect(open.map(({ name }) => name).sort()).toEqual([...PUBLIC_ENDPOINTS].sort());
  expect(PUBLIC_ENDPOINTS.length).toBeLessThanOrEqual(6);
});

test('every other address either shows nothing of the store or asks to sign in first', async () => {
  const shown = ['/healthz', '/readyz', '/wp-login.php', '/wp-admin/admin-ajax.php'];
  shown.push(...Object.keys(SHORT_ADDRESSES));
  // The shop is open to everybody: what it shows is for sale, and an order needs its unguessable key.
  const shop = ['/', '/product/:slug', '/checkout', '/checkout/order/:key', '/checkout/confirm/:key'];
  shown.push(...shop);
  // How calls are made is the same for every store, and nothing of this one.
  shown.push('/developers', '/developers/:area', '/developers/client.ts');
  const others = server.app.routes.filter(
    ({ url, method, endpoint }) => !endpoint && !url.startsWith('/wp-json') && method === 'GET',
  );
  const pages = others.filter(({ url }) => !shown.includes(url) && !/\.(css|ico|svg)$/.test(url));
  expect(pages.length).toBeGreaterThan(0);

  for (const { url } of pages) {
    const { status, headers } = await server.inject({ method: 'GET', url: url.replaceAll(/:\w+/g, 'x') });
    expect([url, status]).toEqual([url, 302]);
    expect(headers.location).toMatch(/^\/wp-login\.php\?redirect_to=%2F/);
  }
});

const template = {
  method: 'GET',
  path: '/planted',
  summary: 'Planted.',
  capability: 'public',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
} as const;

test.each([
  ['declares no capability', { ...template, capability: undefined as never }, /declares no capability/],
  ['is public without being listed', template, /not on the list of public endpoints/],
])('a route that %s stops the start', async (_, planted, sentence) => {
  const routes = [route(endpoint(planted), () => ({}))];

  await expect(startTestServer({ routes })).rejects.toThrow(sentence);
});
