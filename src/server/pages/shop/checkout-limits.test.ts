import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#tests/factories/product.ts';
import { shopBrowser } from '#tests/shop-browser.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { RATE_LIMITS } from '../../http/rate-limits.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: [], rateLimits: { ...RATE_LIMITS, money: 2 } });
});
afterEach(() => server.close());

test('whoever tries one card after another is slowed down; what was paid for is shown as often as asked', async () => {
  const { id } = await saveProduct(server.db, { stock: 10 });
  const browser = shopBrowser(server);
  await browser.put(id);
  const declined = await browser.checkoutForm({ card: '4000 0000 0000 0002' });
  expect((await browser.ask('POST', '/checkout', declined)).headers.location).toBe('/checkout');
  const paid = await browser.checkoutForm();
  for (let time = 0; time < 3; time += 1)
    expect((await browser.ask('POST', '/checkout', paid)).headers.location).toMatch(/^\/checkout\/order\//);

  await browser.ask('GET', `/checkout/order/${paid.key}`);
  await browser.put(id);
  const third = await browser.ask('POST', '/checkout', await browser.checkoutForm());
  expect(third.status).toBe(429);
  expect(third.text).toContain('Too many requests. Try again in');
  expect(third.text).toContain('Ada &lt;b&gt;Lovelace');
  expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('a key that a shopper sends along does not lift the limit', async () => {
  const { id } = await saveProduct(server.db, { stock: 10 });
  const browser = shopBrowser(server);
  const constant = { 'idempotency-key': 'always the same' };
  await browser.put(id);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const declined = await browser.checkoutForm({ card: '4000 0000 0000 0002' });
    statuses.push((await browser.ask('POST', '/checkout', declined, constant)).status);
  }
  expect(statuses).toEqual([303, 303, 429, 429]);
});
