import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '#contract/kit/endpoint.ts';
import { isApi } from '#server/http/security-headers.ts';
import { BODY_BYTES_MAX } from '#server/http/server-options.ts';
import { routes } from '#server/routes.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { declaredRoutes, fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';

/** Bodies are read by one piece of code: the quick run asks every fifth route, the full one all. */
const IS_FULL = Boolean(process.env.SAFETY_FULL);

let server: TestServer;
let writing: readonly Guarded[];
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://store.example' } });
  const all = guardedRoutes(server.app).filter(({ method }) => method !== 'GET' && method !== 'DELETE');
  writing = all.filter((_, place) => IS_FULL || place % 5 === 0);
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('F5: bodies', () => {
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const BODIES: Readonly<Record<string, [Buffer | string, Readonly<Record<string, string>>]>> = {
    'one byte over the limit': [`"${'x'.repeat(BODY_BYTES_MAX - 1)}"`, JSON_TYPE],
    'a hundred thousand levels': [deep, JSON_TYPE],
    __proto__: ['{"__proto__":{"polluted":1}}', JSON_TYPE],
    'constructor.prototype': ['{"constructor":{"prototype":{"polluted":1}}}', JSON_TYPE],
    'the same key twice and half a JSON': ['{"a":1,"a":', JSON_TYPE],
    'something compressed': [gzipSync('{}'), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
    'no UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), JSON_TYPE],
    'a list': ['[]', JSON_TYPE],
    'a word': ['"x"', JSON_TYPE],
    text: ['{}', { 'content-type': 'text/plain' }],
    'a form': ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  };

  test.each(Object.entries(BODIES))('%s', async (_, [payload, headers]) => {
    const before = await fingerprint(server.db);
    for (const { name, method, url } of writing) {
      const answer = await server.inject({
        ...{ method, url, payload },
        headers: { ...server.asAdministrator, ...headers },
      });
      expect([400, 413, 415], name).toContain(answer.status);
      expect(JSON.parse(answer.text)).toMatchObject({ code: expect.any(String), data: expect.any(Object) });
    }
    expect(await fingerprint(server.db)).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('a thousand query keys', async () => {
    const query = Array.from({ length: 1001 }, (_, n) => `k${n}=1`).join('&');
    for (const { name, url } of guardedRoutes(server.app).filter(({ method }) => method === 'GET')) {
      const { status } = await server.get(`${url}?${query}`);
      expect([name, status]).toEqual([name, 400]);
    }
  });
});

describe('A5: ids', () => {
  const IDS = [
    ...[
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2f%2e%2e%2f',
      '%2fetc%2fpasswd',
      'a%00',
      '..',
      '%5c..%5c',
      'a%0d%0aX: 1',
    ],
    ...["1'--", '1%20or%201=1', '-1', '0', '9007199254740993', '1e9', 'NaN', '__proto__', 'constructor'],
    ...['ch_nobody', 'pi_nobody', 'dp_nobody', 'po_nobody', 'txn_nobody', 'file_nobody', 'x'.repeat(10_000)],
  ];

  /** A client resolves a bare `..` itself, and asks for the list above; inside a query it leaves it alone. */
  const urlOf = (path: `/${string}`): string =>
    /\/\.\.(\/|$)/.test(path) ? `/?rest_route=${path}` : addressOf({ path });

  test('an id that nobody has is not found on any route, and no file is opened for it', async () => {
    const opened = recordFiles();
    const answered: string[] = [];
    // Whether there is such a promotion is the answer itself, and no failure.
    const named = routes
      .map(({ endpoint }) => endpoint)
      .filter(({ path }) => path.includes(':') && !path.includes('activate-promo'));
    expect(named.length).toBeGreaterThanOrEqual(22);
    try {
      for (const { method, path } of named)
        for (const id of IDS) {
          const answer = await server.inject({
            ...{ method, url: urlOf(path.replaceAll(/:\w+/g, id) as `/${string}`) },
            headers: { ...server.asAdministrator, ...(method !== 'GET' && method !== 'DELETE' && JSON_TYPE) },
            ...(method !== 'GET' && method !== 'DELETE' && { payload: '{}' }),
          });
          // Nobody's list is empty.
          if (![400, 403, 404, 405, 414].includes(answer.status) && answer.text !== '[]')
            answered.push(
              `${method} ${path} ${id.slice(0, 30)} ${answer.status} ${answer.text.slice(0, 60)}`,
            );
        }
    } finally {
      opened.stop();
    }
    expect(answered).toEqual([]);
    expect(opened.paths.filter((path) => !path.startsWith(server.deps.config.dataDir))).toEqual([]);
  }, 120_000);

  /** Every file this process opens by name, until told to stop. */
  function recordFiles(): { paths: string[]; stop: () => void } {
    const paths: string[] = [];
    const { open, openSync, readFile, readFileSync, createReadStream, promises } = fs;
    const calls = { open, openSync, readFile, readFileSync, createReadStream };
    const later = { open: promises.open, readFile: promises.readFile };
    const recording = <Given extends readonly unknown[], Done>(call: (...given: Given) => Done) =>
      Object.assign(
        (...given: Given): Done => {
          paths.push(String(given[0]));
          return call(...given);
        },
        { __promisify__: undefined },
      );
    for (const [name, call] of Object.entries(calls)) Object.assign(fs, { [name]: recording(call as never) });
    for (const [name, call] of Object.entries(later))
      Object.assign(promises, { [name]: recording(call as never) });
    syncBuiltinESMExports();
    return {
      paths,
      stop: () => {
        Object.assign(fs, calls);
        Object.assign(promises, later);
        syncBuiltinESMExports();
      },
    };
  }
});

test('A7: whatever an address names, nobody is led to another site', async () => {
  const TARGETS = [
    ...[
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ],
    ...['data:text/html,x', '@evil.example', '/%09/evil.example', '/%2f/evil.example', '///evil.example'],
    ...[
      '/\r\nLocation: https://evil.example',
      'https://store.example@evil.example',
      '\u2044\u2044evil.example',
    ],
    ...[
      '/wp-login.php?redirect_to=//evil.example',
      '%2f%2fevil.example',
      'http:/evil.example',
      '/..//evil.example',
    ],
  ];
  const NAMES = [
    'redirect_to',
    'from',
    'source',
    'redirect',
    'finalize',
    'wcpay-link-handler',
    'back',
    'params',
  ];
  const pages = server.app.routes.filter(
    ({ url, method, endpoint }) => !endpoint && method === 'GET' && !isApi(url),
  );
  const nonce = server.asAdministrator['x-wp-nonce'] ?? '';
  let redirects = 0;
  for (const { url } of pages)
    for (const target of TARGETS) {
      const wanted = NAMES.map((name) => `${name}=${encodeURIComponent(target)}`).join('&');
      for (const more of url.endsWith('admin.php') ? ['', '&wcpay-connect=1'] : ['']) {
        const headers = { cookie: server.asAdministrator.cookie ?? '' };
        const address = `${url.replaceAll(/:\w+/g, 'x')}?${wanted}&_wpnonce=${nonce}${more}`;
        const answer = await server.inject({ method: 'GET', url: address, headers });
        const { location } = answer.headers;
        if (location === undefined) continue;
        redirects += 1;
        const led = new URL(String(location), 'https://store.example');
        expect([address, led.origin]).toEqual([address, 'https://store.example']);
      }
      // Whoever signed out in between is somebody again.
      if (url.includes('wp-login'))
        server = { ...server, asAdministrator: await server.asUser(server.administrator_id) };
    }
  expect(redirects).toBeGreaterThan(TARGETS.length);
}, 120_000);

test('X3: every route, let in or not, found or not, answers with all the headers', async () => {
  const seen = new Set<number>();
  const addresses = [
    ...declaredRoutes(server.app)
      .filter(({ endpoint: { endless } }) => !endless)
      .map(({ method, url }) => ({ method, url })),
    ...server.app.routes
      .filter(({ endpoint, method }) => !endpoint && method === 'GET')
      .map(({ url }) => ({ method: 'GET' as const, url: url.replaceAll(/:\w+|\*/g, 'x') })),
    ...['/nothing', '/wp-json/nothing', '/%ff', '/assets/x.js'].map((url) => ({
      method: 'GET' as const,
      url,
    })),
  ];
  for (const caller of [{}, server.asLowUser, await server.asUser(server.administrator_id)])
    for (const { method, url } of addresses) {
      const { status, headers } = await server.inject({ method, url, headers: caller });
      seen.add(status);
      const told = `${method} ${url} ${status}`;
      const policy = String(headers['content-security-policy']);
      expect([told, /default-src 'none'/.test(policy)]).toEqual([told, true]);
      expect([told, /frame-ancestors '(none|self)'/.test(policy)]).toEqual([told, true]);
      expect([told, policy.endsWith('; sandbox')]).toEqual([told, isApi(url)]);
      expect([told, headers['x-content-type-options'], headers['strict-transport-security']]).toEqual([
        ...[told, 'nosniff', 'max-age=31536000; includeSubDomains'],
      ]);
      // The description is the same for everybody, and for every store.
      const kept = told === 'GET /wp-json/openapi.json 200' ? 'public, max-age=300' : 'no-store';
      if (isApi(url)) expect([told, headers['cache-control']]).toEqual([told, kept]);
    }
  expect([...seen]).toEqual(expect.arrayContaining([200, 302, 400, 401, 403, 404]));
}, 120_000);
