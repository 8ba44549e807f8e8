import { afterAll, beforeAll, expect, test } from 'vitest';
import { classOf } from '#server/http/rate-limits.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Asked = Readonly<{ method: string; url: string; headers?: Caller }>;

/** Other ways to say the same request, each of which some server or proxy has fallen for. */
const TRICKS: Readonly<Record<string, (route: Guarded) => Asked>> = {
  HEAD: ({ url }) => ({ method: 'HEAD', url }),
  OPTIONS: ({ url }) => ({ method: 'OPTIONS', url }),
  TRACE: ({ url }) => ({ method: 'TRACE', url }),
  '_method in the query': ({ method, url }) => ({ method: 'GET', url: `${url}?_method=${method}` }),
  'X-HTTP-Method-Override': ({ method, url }) => ({
    method: 'GET',
    url,
    headers: { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method },
  }),
  'POST with an override': ({ method, url }) => ({
    method: 'POST',
    url,
    headers: { 'x-http-method-override': method },
  }),
  'a trailing slash': ({ method, url }) => ({ method, url: `${url}/` }),
  'two slashes': ({ method, url }) => ({ method, url: `/${url.replace('/wp-json/', '/wp-json//')}` }),
  'an encoded dot': ({ method, url }) => ({ method, url: url.replace('/wp-json/', '/wp-json/%2e/') }),
  'climbing out of a page': ({ method, url }) => ({ method, url: `/assets/..${url}` }),
  'an encoded letter': ({ method, url }) => ({ method, url: url.replace('/wp-json', '/%77p-json') }),
  'capital letters': ({ method, url }) => ({ method, url: url.toUpperCase() }),
  rest_route: ({ method, url }) => ({ method, url: `/?rest_route=${url.replace('/wp-json', '')}` }),
  'rest_route below index.php': ({ method, url }) => ({
    method,
    url: `/index.php?rest_route=${url.replace('/wp-json', '')}`,
  }),
};

const ask = ({ method, url, headers }: Asked, caller: Caller) =>
  server.inject({ method: method as 'GET', url, headers: { ...caller, ...headers } });

/** Refusals, unknown addresses, the way to our own pages, and the shop, which is open to everybody and always the same. */
const isClosed = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>, shop: string): boolean =>
  (status >= 400 && status < 500) ||
  (status === 302 && String(headers.location).startsWith('/wp-')) ||
  text === shop;

test.each(Object.entries(TRICKS))('%s opens nothing to those who may not come in', async (_, trick) => {
  const before = await fingerprint(server.db);
  const shop = (await ask({ method: 'GET', url: '/' }, {})).text;

  for (const route of guardedRoutes(server.app)) {
    const callers = route.endpoint.capability === 'signed_in' ? [{}] : [{}, server.asLowUser];
    for (const caller of callers) {
      const answer = await ask(trick(route), caller);
      expect([route.name, isClosed(answer, shop) ? 'closed' : answer.status]).toEqual([route.name, 'closed']);
    }
  }
  expect(await fingerprint(server.db)).toEqual(before);
});

test('a call that reads is never any other, whatever it calls itself', async () => {
  const before = await fingerprint(server.db);
  const reads = guardedRoutes(server.app).filter(({ method }) => method === 'GET');
  const readable = new Set(reads.map(({ url }) => url));
  // The specification lets a few GETs act; beside one of those there is nothing to disguise.
  const acting = new Set(reads.filter(({ endpoint }) => classOf(endpoint) !== 'read').map(({ url }) => url));
  const writes = guardedRoutes(server.app).filter(({ method, url }) => method !== 'GET' && !acting.has(url));
  expect(writes.length).toBeGreaterThan(0);

  for (const route of writes) {
    for (const trick of [TRICKS['_method in the query'], TRICKS['X-HTTP-Method-Override']]) {
      if (!trick) throw new Error('The trick is missing.');
      const { status } = await ask(trick(route), server.asAdministrator);
      // Either the address has a GET of its own, or it has none; `batch` stands where a store's ids do, and is none.
      const isNowhere = status === 405 || (status === 404 && route.url.endsWith('/batch'));
      expect([route.name, readable.has(route.url) ? status < 500 : isNowhere]).toEqual([route.name, true]);
    }
  }
  expect(await fingerprint(server.db)).toEqual(before);
});

test('a read-only key stays read-only whatever the request calls itself', async () => {
  const key = await server.withApiKey('read');
  const before = await fingerprint(server.db);

  for (const route of guardedRoutes(server.app).filter(({ method }) => method !== 'GET')) {
    const { status } = await ask({ ...route, headers: { 'x-http-method-override': 'GET' } }, key);
    const refused = route.endpoint.speaks === 'woocommerce' ? 401 : 403;
    expect([route.name, status]).toEqual([route.name, refused]);
  }
  expect(await fingerprint(server.db)).toEqual(before);
});
