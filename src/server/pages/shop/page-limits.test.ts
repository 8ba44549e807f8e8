import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { RATE_LIMITS } from '../../http/rate-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [], rateLimits: { ...RATE_LIMITS, page: 3 } });
});
afterAll(() => server.close());

const visit = (url: string, remoteAddress: string) =>
  server.inject({
    method: 'GET',
    url,
    remoteAddress,
    headers: { accept: 'text/html', cookie: `countinghouse_session=made-up-${remoteAddress}` },
  });

const [SHOP, ADMIN] = [
  '<a class="link" href="/">',
  '<a class="link" href="/wp-admin/admin.php?page=wc-admin">',
];

test.each([
  ['the shop', '/', 1, SHOP],
  ['a product', '/product/none', 2, SHOP],
  ['signing in', '/wp-login.php', 3, ADMIN],
  ['a one-time link', '/wp-login.php?action=one-time&token=guess', 4, ADMIN],
  ['an order', '/checkout/order/guess', 5, SHOP],
  ['the admin', '/wp-admin/', 6, ADMIN],
  ['a page of the admin', '/wp-admin/admin.php?page=wc-admin', 7, ADMIN],
  ['the mail', '/mail', 8, ADMIN],
])(
  'who opens %s again and again is slowed down in words, with a way on, and with all addresses of their network',
  async (_, url, nth, way) => {
    for (const last of [1, 2, 3])
      expect((await visit(url, `2001:db8:1:${nth}::${last}`)).status).not.toBe(429);
    const refused = await visit(url, `2001:db8:1:${nth}::4`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.text).toContain('Too many requests. Try again in');
    expect(refused.text.match(/<a [^>]*>/g)).toEqual([way]);
    expect((await visit(url, `2001:db8:2:${nth}::1`)).status).not.toBe(429);
  },
);

test('a proxy that nobody named brings everybody, so that they are not one visitor', async () => {
  for (let time = 0; time < 5; time += 1) expect((await visit('/', '127.0.0.1')).status).toBe(200);
});
