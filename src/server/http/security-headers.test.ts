import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { route } from './route.ts';
import { contentSecurityPolicy, mergePolicies } from './security-headers.ts';

const good = endpoint({
  method: 'GET',
  path: '/good',
  summary: 'Answers.',
  capability: 'signed_in',
  input: z.object({ n: z.optional(z.coerce.number()) }),
  reply: z.object({ text: z.string() }),
  errors: [],
});
const file = endpoint({ ...good, path: '/file', stream: true });
const bad = endpoint({ ...good, path: '/bad' });

const built = mkdtempSync(path.join(os.tmpdir(), 'countinghouse-web-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(path.join(built, '.vite'));
  writeFileSync(path.join(built, 'main-abc.js'), 'export const words = 1;\n'.repeat(100));
  writeFileSync(
    path.join(built, '.vite/manifest.json'),
    JSON.stringify({
      'main.tsx': { file: 'main-abc.js', isEntry: true, css: ['main-abc.css'], imports: ['_shared.js'] },
      '_shared.js': { file: 'shared-def.js', css: ['shared-def.css'], imports: ['_deep.js'] },
      '_deep.js': { file: 'deep-ghi.js', imports: ['_shared.js'] },
      'lazy.tsx': { file: 'lazy-jkl.js', isDynamicEntry: true },
    }),
  );
  writeFileSync(path.join(built, '.vite/screens.json'), JSON.stringify({ '/orders': ['lazy.tsx'] }));
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://store.example' },
    web: { built },
    routes: [
      route(good, () => ({ text: 'long enough to be worth compressing. '.repeat(50) })),
      route(file, async () => ({ body: Readable.from(['1']), contentType: 'text/csv', filename: 'a.csv' })),
      route(bad, () => {
        throw new Error('a bug');
      }),
    ],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(built, { recursive: true });
});

test.each([
  ['an answer', '/wp-json/good', 200],
  ['a refused input', '/wp-json/good?n=x', 400],
  ['a bug', '/wp-json/bad', 500],
  ['an unknown endpoint', '/wp-json/nothing', 404],
  ['an address that cannot be read', '/wp-json/%ff', 400],
  ['a file', '/wp-json/file', 200],
  ['the document', '/wp-admin/admin.php?page=wc-admin', 200],
  ['a redirect', '/wp-admin', 302],
  ['the sign-in page', '/wp-login.php?reauth=1', 200],
  ['an unknown page', '/nothing', 404],
  ['an asset', '/assets/main-abc.js', 200],
  ['a missing asset', '/assets/nothing.js', 404],
  ['health', '/healthz', 200],
])('%s carries the headers', async (_, url, status) => {
  const answer = await server.inject({ method: 'GET', url, headers: server.asAdministrator });

  expect(answer.status).toBe(status);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.endsWith('; sandbox')).toBe(url.startsWith('/wp-json'));
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-request-id': expect.any(String),
    'referrer-policy': url.startsWith('/wp-login') ? 'same-origin' : 'no-referrer',
    'cache-control': url === '/assets/main-abc.js' ? 'public, max-age=31536000, immutable' : 'no-store',
  });
});

test('an asset that has not changed is not sent again, and its answer carries the headers too', async () => {
  const asset = { method: 'GET', url: '/assets/main-abc.js' } as const;
  const { etag } = (await server.inject(asset)).headers;
  const again = await server.inject({ ...asset, headers: { 'if-none-match': String(etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('the document asks for the entry, everything it imports and nothing that can wait', async () => {
  const { text } = await server.get('/wp-admin/admin.php?page=wc-admin');

  expect([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/assets/main-abc.css',
    '/assets/shared-def.css',
    '/assets/main-abc.js',
    '/assets/shared-def.js',
    '/assets/deep-ghi.js',
  ]);
  expect(text).not.toMatch(/<script(?! type="application\/json"| type="module" src=)/);
  expect(text).not.toMatch(/ style=| on\w+=/);
});

test('the manifest of the build stays on the server', async () => {
  for (const url of [
    '/assets/.vite/manifest.json',
    '/assets/.vite/screens.json',
    '/assets/%2e%76ite/manifest.json',
    '/assets/../package.json',
    '/assets/',
  ]) {
    expect([400, 404]).toContain((await server.inject({ method: 'GET', url })).status);
  }
});

test.each(['br', 'gzip'])('%s is used when the browser asks for it', async (encoding) => {
  const headers = { ...server.asAdministrator, 'accept-encoding': encoding };
  for (const url of ['/wp-json/good', '/assets/main-abc.js', '/wp-admin/admin.php']) {
    expect((await server.inject({ method: 'GET', url, headers })).headers['content-encoding']).toBe(encoding);
  }
  expect(
    (await server.inject({ method: 'GET', url: '/wp-json/file', headers })).headers['content-encoding'],
  ).toBeUndefined();
});

test('without https nothing promises https', async () => {
  const plain = await startTestServer({ routes: [] });
  const { headers } = await plain.inject({ method: 'GET', url: '/healthz' });
  await plain.close();

  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a page may add a source to one directive and loosens no other', () => {
  const policy = contentSecurityPolicy({ 'frame-src': ['https://frames.example'] });

  expect(policy.split('; ').filter((directive) => directive.includes('frames.example'))).toEqual([
    'frame-src https://frames.example',
  ]);
  expect(policy.replace('; frame-src https://frames.example', '')).toBe(contentSecurityPolicy());
});

test('strings become neither markup nor script, except where scripts of others run', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types dompurify embedded-forms default";
  expect(contentSecurityPolicy()).toContain(trusted);
  const foreign = mergePolicies({ 'frame-src': ["'self'"] }, { hasForeignScripts: true });
  expect(contentSecurityPolicy(foreign)).not.toContain('trusted-types');
  for (const policy of [contentSecurityPolicy(), contentSecurityPolicy(foreign)])
    expect(policy.endsWith('; report-uri /csp-reports')).toBe(true);
});
