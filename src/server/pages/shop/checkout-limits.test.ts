import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#tests/factories/product.ts';
import { shopBrowser } from '#tests/shop-browser.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { RATE_LIMITS } from '../../http/rate-limits.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: [], rateLimits: { ...RATE_LIMITS, money: 2, till: 4 } });
});
afterEach(() => server.close());

const declinedBy = (browser: ReturnType<typeof shopBrowser>) =>
  browser.checkoutForm({ card: '4000 0000 0000 0002' });

test('whoever tries one card after another for one cart is slowed down, and nobody else at the same address', async () => {
  const { id } = await saveProduct(server.db, { stock: 10 });
  const [one, other] = [shopBrowser(server), shopBrowser(server)];
  await one.put(id);
  await other.put(id);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await one.ask('POST', '/checkout', await declinedBy(one))).status);
  expect(statuses).toEqual([303, 303, 429]);
  const paid = await other.ask('POST', '/checkout', await other.checkoutForm());
  expect(paid.headers.location).toMatch(/^\/checkout\/order\//);
});

test('whoever begins a new cart for each card is slowed down later; what was paid for is shown as often as asked', async () => {
  const { id } = await saveProduct(server.db, { stock: 10 });
  const browser = shopBrowser(server);
  for (let time = 0; time < 3; time += 1) {
    await browser.put(id);
    const declined = await declinedBy(browser);
    expect((await browser.ask('POST', '/checkout', declined)).headers.location).toBe('/checkout');
  }
  const paid = await browser.checkoutForm();
  for (let time = 0; time < 3; time += 1)
    expect((await browser.ask('POST', '/checkout', paid)).headers.location).toMatch(/^\/checkout\/order\//);

  await browser.ask('GET', `/checkout/order/${paid.key}`);
  await browser.put(id);
  const fifth = await browser.ask('POST', '/checkout', await browser.checkoutForm());
  expect(fifth.status).toBe(429);
  expect(fifth.text).toContain('Too many requests. Try again in');
  expect(fifth.text).toContain('Ada &lt;b&gt;Lovelace');
  expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(3);
});

test('a key that a shopper sends along does not lift the limit', async () => {
  const { id } = await saveProduct(server.db, { stock: 10 });
  const browser = shopBrowser(server);
  const constant = { 'idempotency-key': 'always the same' };
  await browser.put(id);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const declined = await declinedBy(browser);
    statuses.push((await browser.ask('POST', '/checkout', declined, constant)).status);
  }
  expect(statuses).toEqual([303, 303, 429, 429]);
});
