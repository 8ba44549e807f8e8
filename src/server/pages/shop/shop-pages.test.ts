import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeOptions } from '#server/store/options-repository.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { hidden, shopBrowser } from '#tests/shop-browser.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let browser: ReturnType<typeof shopBrowser>;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = shopBrowser(server);
  server.simulator.faults.clear();
  await emptyTables(server.db);
});

const orders = () => server.db.selectFrom('orders').selectAll().orderBy('id').execute();
const stock = async () =>
  (await server.db.selectFrom('products').select('stock').execute()).map((row) => row.stock);

describe('the shop', () => {
  test('shows what is for sale, and says that it is a test', async () => {
    await saveProduct(server.db, { name: 'Notebook <i>', slug: 'notebook', price: 1250 });
    await saveProduct(server.db, { name: 'Hidden', status: 'draft' });
    const { status, text } = await browser.ask('GET', '/');
    expect(status).toBe(200);
    expect(text).toContain('href="/product/notebook"');
    expect(text).toContain('Notebook &lt;i&gt;');
    expect(text).toContain('$12.50');
    expect(text).toContain('Test mode');
    expect(text).not.toContain('Hidden');
    expect(text).not.toContain('<script');
  });

  test.each([
    ['ar', '<html lang="ar" dir="rtl">'],
    ['de-DE', '<html lang="de" dir="ltr">'],
  ])('a visitor who asks for %s reads it in its direction', async (wish, document) => {
    const { text } = await browser.ask('GET', '/', undefined, { 'accept-language': wish });
    expect(text).toContain(document);
  });

  test('a product that is not for sale is not there', async () => {
    await saveProduct(server.db, { slug: 'hidden', status: 'draft' });
    for (const slug of ['hidden', 'nothing', '%27%20or%201=1'])
      expect((await browser.ask('GET', `/product/${slug}`)).status).toBe(404);
  });

  test('may be framed by the admin alone', async () => {
    const { headers } = await browser.ask('GET', '/');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  });

  test('before it opens, only staff and the private link see it', async () => {
    await saveProduct(server.db, { name: 'Secret thing' });
    await writeOptions(server.deps, { woocommerce_coming_soon: 'yes' });
    expect((await browser.ask('GET', '/')).text).toContain('Opening soon');
    expect((await browser.ask('GET', '/checkout')).text).toContain('Opening soon');
    await writeOptions(server.deps, {
      woocommerce_private_link: 'yes',
      woocommerce_share_key: 'open-sesame',
    });
    expect((await browser.ask('GET', '/?woo-share=guess')).text).not.toContain('Secret thing');
    expect((await browser.ask('GET', '/?woo-share=open-sesame')).text).toContain('Secret thing');
    expect((await browser.ask('GET', '/')).text).toContain('Secret thing');
    await writeOptions(server.deps, { woocommerce_private_link: 'no' });
    expect((await browser.ask('GET', '/')).text).not.toContain('Secret thing');
  });
});

describe('the cart', () => {
  test('grows, shrinks and empties', async () => {
    const one = await saveProduct(server.db, { name: 'One', price: 1000 });
    const two = await saveProduct(server.db, { name: 'Two', price: 500 });
    await browser.put(one.id, 2);
    await browser.put(two.id);
    expect((await browser.ask('GET', '/checkout')).text).toContain('Pay $25.00');
    await browser.ask('POST', '/cart', { action: 'set', product_id: String(one.id), quantity: '1' });
    expect((await browser.ask('GET', '/checkout')).text).toContain('Pay $15.00');
    await browser.ask('POST', '/cart', {
      action: 'set',
      product_id: String(one.id),
      quantity: '1',
      remove: 'yes',
    });
    await browser.ask('POST', '/cart', { action: 'set', product_id: String(two.id), quantity: '0' });
    expect((await browser.ask('GET', '/checkout')).text).toContain('Your cart is empty');
  });

  test('a form of another site changes nothing', async () => {
    const { id } = await saveProduct(server.db);
    const answer = await browser.ask(
      'POST',
      '/cart',
      { action: 'add', product_id: String(id), quantity: '1' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(browser.cookies).toEqual({});
  });
});

describe('paying', () => {
  test('from the cart to the thanks; the cart is empty and the order paid', async () => {
    const { id } = await saveProduct(server.db, { price: 1250, stock: 5 });
    await browser.put(id, 2);
    const form = await browser.checkoutForm();
    const sent = await browser.ask('POST', '/checkout', form);
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe(`/checkout/order/${form.key}`);
    const thanks = await browser.ask('GET', String(sent.headers.location));
    expect(thanks.text).toContain('Thank you for your order');
    expect(thanks.text).toContain('$25.00');
    expect(await orders()).toMatchObject([
      { status: 'processing', total: 2500, billing: { name: 'Ada <b>Lovelace', email: 'ada@example.com' } },
    ]);
    expect(await stock()).toEqual([3]);
    expect((await browser.ask('GET', '/checkout')).text).toContain('Your cart is empty');
    expect(server.logged()).not.toMatch(/4242[ +]?4242/);
  });

  test('whoever runs the store goes on to the payment they made; a customer is offered no such thing', async () => {
    // One of its own: whoever is signed in went with the tables.
    const staffed = await startTestServer({ routes: [] });
    const customer = shopBrowser(staffed);
    const { id } = await saveProduct(staffed.db);
    await customer.put(id);
    const sent = await customer.ask('POST', '/checkout', await customer.checkoutForm());
    const url = String(sent.headers.location);
    const seen = await customer.ask('GET', url);
    const { text } = await staffed.inject({ method: 'GET', url, headers: staffed.asAdministrator });
    const { payment_intent_id } = await staffed.db
      .selectFrom('checkouts')
      .select('payment_intent_id')
      .executeTakeFirstOrThrow();
    await staffed.close();
    expect(seen.text).toContain('Thank you for your order');
    expect(seen.text).not.toContain('wp-admin');
    expect(payment_intent_id).toMatch(/^pi_/);
    expect(text.replaceAll('&amp;', '&')).toContain(
      `href="/wp-admin/admin.php?page=wc-admin&path=/payments/transactions/details&id=${payment_intent_id}"`,
    );
  });

  test('clicked five times at once: one order, one payment, everybody thanked', async () => {
    const { id } = await saveProduct(server.db, { stock: 5 });
    await browser.put(id);
    const form = await browser.checkoutForm();
    const before = await server.simulator.count('payment_intent.succeeded');
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => browser.ask('POST', '/checkout', form)));
    expect(new Set(sent.map(({ headers }) => headers.location))).toEqual(
      new Set([`/checkout/order/${form.key}`]),
    );
    expect(await orders()).toHaveLength(1);
    expect(await stock()).toEqual([4]);
    expect(await server.simulator.count('payment_intent.succeeded')).toBe(before + 1);
  });

  test('a decline says so plainly, keeps what was typed but for the card, and the next card pays', async () => {
    const { id } = await saveProduct(server.db, { stock: 5 });
    await browser.put(id);
    const declined = await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ card: '4000000000009995' }),
    );
    expect(declined.headers.location).toBe('/checkout');
    const { text } = await browser.ask('GET', '/checkout');
    expect(text).toContain('The card has insufficient funds to complete the purchase');
    expect(text).toContain('value="1 Mill Lane"');
    expect(text).not.toContain('9995');
    expect(hidden(text, 'attempt')).toBe('2');
    const paid = await browser.ask('POST', '/checkout', await browser.checkoutForm());
    expect((await browser.ask('GET', String(paid.headers.location))).text).toContain('Thank you');
    expect(await orders()).toMatchObject([{ status: 'processing' }]);
    expect(await stock()).toEqual([4]);
  });

  test.each([
    ['approve', 'Thank you for your order', 'processing'],
    ['refuse', 'The payment requires authentication', 'failed'],
  ])('a second factor: %s', async (answer, words, status) => {
    const { id } = await saveProduct(server.db);
    await browser.put(id);
    const sent = await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ card: '4000002760003184' }),
    );
    const confirm = String(sent.headers.location);
    expect(confirm).toMatch(/^\/checkout\/confirm\//);
    expect((await browser.ask('GET', confirm)).text).toContain('Confirm the payment');
    const answered = await browser.ask('POST', confirm, { answer });
    expect((await browser.ask('GET', String(answered.headers.location))).text).toContain(words);
    expect(await orders()).toMatchObject([{ status }]);
  });

  test('nobody knows yet: the page waits, and looking again ends it with one payment', async () => {
    const { id } = await saveProduct(server.db);
    await browser.put(id);
    server.simulator.faults.set({
      calls: { kinds: ['cut_after'], perMille: 1000, methods: ['createPayment'] },
    });
    const sent = await browser.ask('POST', '/checkout', await browser.checkoutForm());
    const { text } = await browser.ask('GET', String(sent.headers.location));
    expect(text).toContain('Your payment is being confirmed');
    expect(text).toContain('http-equiv="refresh"');
    expect(text).not.toContain('<form');
  });

  test.each([
    ['a real card number', { card: '4111 1111 1111 1111' }, 'Use one of the test card numbers'],
    ['no email', { email: 'ada' }, 'Write an email address'],
    ['a card of the past', { expiry: '01/20' }, 'This card has expired.'],
  ])('%s is told beside its field, and nothing is lost', async (_, over, words) => {
    const { id } = await saveProduct(server.db);
    await browser.put(id);
    const { status, text } = await browser.ask('POST', '/checkout', await browser.checkoutForm(over));
    expect(status).toBe(400);
    expect(text).toContain(words);
    expect(text).toContain('value="Ada &lt;b&gt;Lovelace"');
    expect(text).not.toContain('4111');
    expect(await orders()).toEqual([]);
  });

  test('what is sold out meanwhile is told, and nobody is charged', async () => {
    const { id, name } = await saveProduct(server.db, { stock: 1 });
    await browser.put(id);
    const form = await browser.checkoutForm();
    await server.db.updateTable('products').set({ stock: 0 }).execute();
    const { status, text } = await browser.ask('POST', '/checkout', form);
    expect(status).toBe(409);
    expect(text).toContain(`${name} is sold out.`);
    expect(await orders()).toEqual([]);
  });

  test('a page whose cart has changed since pays nothing', async () => {
    const { id } = await saveProduct(server.db);
    await browser.put(id);
    const old = await browser.checkoutForm();
    await browser.put(id);
    expect((await browser.ask('POST', '/checkout', old)).headers.location).toBe('/checkout');
    expect(await orders()).toEqual([]);
  });

  test.each(['/checkout/order/', '/checkout/confirm/'])('%s needs a key that exists', async (path) => {
    for (const key of ['1', 'ffffffff-ffff-4fff-8fff-ffffffffffff'])
      expect((await browser.ask('GET', path + key)).status).toBe(404);
  });
});
