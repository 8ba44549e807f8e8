import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaOf, areaSlug, operationIdOf } from '#contract/description/areas.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { routes } from '../../routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

test('anybody may read the guide, and every area it names', async () => {
  const guide = await get('/developers');
  expect(guide.status).toBe(200);
  expect(guide.text).toContain('<h1>For developers</h1>');
  const links = [...guide.text.matchAll(/href="(\/developers\/[a-z-]+)"/g)].map(([, href = '']) => href);
  expect(new Set(links).size).toBeGreaterThan(15);
  for (const href of new Set(links)) expect([href, (await get(href)).status]).toEqual([href, 200]);
  expect((await get('/developers/')).headers.location).toBe('/developers');
});

test('every call stands in its area, with its address', async () => {
  const pages = new Map<string, string>();
  for (const { endpoint } of routes) {
    const url = `/developers/${areaSlug(areaOf(endpoint))}`;
    const text = pages.get(url) ?? (await get(url)).text;
    pages.set(url, text);
    expect(text, operationIdOf(endpoint)).toContain(`<h2 id="${operationIdOf(endpoint)}">`);
  }
});

test('it needs nothing of others, and no style or script stands in the page itself', async () => {
  const { text, headers } = await get('/developers/payouts');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/developers/try.js">']);
  expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+="/);
  const sheet = /href="(\/developers\/style\.\w+\.css)"/.exec(text)?.[1] ?? '';
  const style = await get(sheet);
  expect([style.status, style.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('is made once, and asked for again by its mark; each theme has its own', async () => {
  const first = await get('/developers/refunds');
  const again = await get('/developers/refunds', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
  const dark = await get('/developers/refunds', { cookie: 'theme=dark' });
  expect(dark.text).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  expect(dark.headers.etag).not.toBe(first.headers.etag);
});

test('what only reads can be sent at once, what changes something is marked', async () => {
  const { text } = await get('/developers/refunds');
  expect(text).toContain('data-method="GET" data-address="/wp-json/wc/v3/payments/refund/preview">');
  expect(text).toContain('data-method="POST" data-address="/wp-json/wc/v3/payments/refund" data-changes>');
});

test.each(['/developers/nowhere', '/developers/..%2f..%2fetc', '/developers/Payouts'])(
  '%s leads nowhere, with a way on',
  async (url) => {
    const { status, text } = await get(url);
    expect(status).toBe(404);
    expect(text).toContain('There is nothing at this address');
  },
);
