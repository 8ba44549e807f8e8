import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeOptions } from '#server/store/options-repository.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BUYER = {
  ...{ email: 'ada@example.com', name: 'Ada Lovelace', address_1: '1 Mill Lane', city: 'Berlin' },
  ...{ postcode: '10115', country: 'DE', card: '4242424242424242', expiry: '12/40', cvc: '123' },
};
const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' };

let server: TestServer;
let cookies: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  cookies = {};
  server.simulator.faults.clear();
  await emptyTables(server.db);
  await server.db
    .insertInto('store_currencies')
    .values([currency('eur', '0.9', '1', '-0.01'), currency('jpy', '150', '100', '0')])
    .execute();
  await writeOptions(server.deps, { wcpay_multi_currency_enable_storefront_switcher: 'yes' });
});
const currency = (code: string, manual_rate: string, price_rounding: string, price_charm: string) => ({
  ...{ code, exchange_rate_type: 'manual' as const, manual_rate, price_rounding, price_charm },
  added: '2026-01-01 00:00:00' as never,
});

async function ask(method: 'GET' | 'POST', url: string, form?: Record<string, string>, headers = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await server.inject({
    ...{ method, url },
    headers: { cookie: cookie.join('; '), ...(form && FORM), ...headers },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = String(set).split(';', 1)[0]?.split('=') ?? [];
    cookies[name] = value;
  }
  return answer;
}
const hidden = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
const choose = (code: string, back = '/') => ask('POST', '/currency', { currency: code, back });
const put = (id: number, quantity = 1) =>
  ask('POST', '/cart', { action: 'add', product_id: String(id), quantity: String(quantity) });
async function checkoutForm(over: Record<string, string> = {}) {
  const { text } = await ask('GET', '/checkout');
  const hiddenFields = {
    key: hidden(text, 'key'),
    attempt: hidden(text, 'attempt'),
    sum: hidden(text, 'sum'),
  };
  return { ...hiddenFields, ...BUYER, ...over };
}
const orders = () => server.db.selectFrom('orders').selectAll().orderBy('id').execute();
const charges = async () => (await server.simulator.provider.listObjects('charge', null, 100)).data;

describe('choosing a currency', () => {
  test('every price follows, and the page comes back', async () => {
    await saveProduct(server.db, { slug: 'ink', price: 2000 });
    expect((await ask('GET', '/')).text).toContain('$20.00');
    const chosen = await choose('eur', '/product/ink?added=1');
    expect(chosen).toMatchObject({ status: 303, headers: { location: '/product/ink?added=1' } });
    expect((await ask('GET', '/')).text).toContain('€17.99');
    expect((await ask('GET', '/product/ink')).text).toContain('€17.99');
    await choose('jpy');
    expect((await ask('GET', '/')).text).toContain('¥3,000');
    await choose('usd');
    expect((await ask('GET', '/')).text).toContain('$20.00');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
    '/\r\nx',
  ])('it never leads to %j', async (back) => {
    expect((await choose('eur', back)).headers.location).toBe('/');
  });

  test('what is not sold in is not chosen', async () => {
    await saveProduct(server.db, { price: 2000 });
    for (const code of ['gbp', 'EUR', '', '__proto__']) await choose(code);
    expect((await ask('GET', '/')).text).toContain('$20.00');
  });

  test.each([
    ['the switch is off', { wcpay_multi_currency_enable_storefront_switcher: 'no' }],
    ['the theme has no place for it', { current_theme: 'Twenty Twenty' }],
  ] as const)('no switcher where %s', async (_, options) => {
    expect((await ask('GET', '/')).text).toContain('name="currency"');
    await writeOptions(server.deps, options);
    expect((await ask('GET', '/')).text).not.toContain('name="currency"');
  });

  test('a product of another currency keeps its price', async () => {
    await saveProduct(server.db, { price: 5000, currency: 'gbp' as never });
    await choose('eur');
    expect((await ask('GET', '/')).text).toContain('£50.00');
  });

  test('without a rate the store sells in its own', async () => {
    await saveProduct(server.db, { price: 2000 });
    await choose('eur');
    await server.db.updateTable('store_currencies').set({ exchange_rate_type: 'automatic' }).execute();
    server.simulator.faults.set({
      calls: { kinds: ['fail_before'], perMille: 1000, methods: ['listRates'] },
    });
    expect((await ask('GET', '/')).text).toContain('$20.00');
    server.simulator.faults.clear();
    expect((await ask('GET', '/')).text).toContain('€');
  });
});

describe('by country', () => {
  test('only when the store wants it, with a word and a way back', async () => {
    await saveProduct(server.db, { price: 2000 });
    expect((await ask('GET', '/', undefined, GERMAN)).text).toContain('20,00\u00a0$');
    await writeOptions(server.deps, { wcpay_multi_currency_enable_auto_currency: 'yes' });
    const { text } = await ask('GET', '/', undefined, GERMAN);
    expect(text).toContain('17,99\u00a0€');
    expect(text).toContain('Deutschland');
    await choose('usd');
    const back = (await ask('GET', '/', undefined, GERMAN)).text;
    expect(back).toContain('20,00\u00a0$');
    expect(back).not.toContain('Deutschland');
  });

  test('staff preview what is not saved; nobody else does', async () => {
    await saveProduct(server.db, { price: 2000 });
    await writeOptions(server.deps, { wcpay_multi_currency_enable_storefront_switcher: 'no' });
    const url = '/?is_mc_onboarding_simulation=1&enable_storefront_switcher=true&enable_auto_currency=true';
    expect((await ask('GET', url)).text).not.toContain('€');
    const staff = await startTestServer({ routes: [] });
    await saveProduct(staff.db, { price: 2000 });
    await staff.db
      .insertInto('store_currencies')
      .values([currency('eur', '0.9', '1', '0')])
      .execute();
    const { text } = await staff.inject({ method: 'GET', url, headers: staff.asAdministrator });
    await staff.close();
    expect(text).toContain('€18.00');
    expect(text).toContain('name="currency"');
  });
});

describe('paying', () => {
  test('the order and the charge are of the chosen currency, and exchanged for the merchant', async () => {
    const { id } = await saveProduct(server.db, { price: 2000, stock: 5 });
    await choose('jpy');
    await put(id, 2);
    expect((await ask('GET', '/checkout')).text).toContain('Pay ¥6,000');
    const sent = await ask('POST', '/checkout', await checkoutForm());
    expect(sent.headers.location).toContain('/checkout/order/');
    expect((await ask('GET', String(sent.headers.location))).text).toContain('¥6,000');
    expect(await orders()).toMatchObject([{ status: 'processing', total: 6000, currency: 'jpy' }]);
    const charge = (await charges()).at(-1);
    expect(charge).toMatchObject({ amount: 6000, currency: 'jpy', settlement_currency: 'usd' });
    expect(charge?.exchange_rate).toMatch(/^0\.\d+$/);
  });

  test('a price that changed since the page was made is shown before it is charged', async () => {
    const { id } = await saveProduct(server.db, { price: 2000 });
    await choose('eur');
    await put(id);
    const form = await checkoutForm();
    await server.db
      .updateTable('store_currencies')
      .set({ manual_rate: '0.95' })
      .where('code', '=', 'eur')
      .execute();
    const before = (await charges()).length;
    const stopped = await ask('POST', '/checkout', form);
    expect(stopped.status).toBe(409);
    expect(stopped.text).toContain('A price has changed');
    expect(stopped.text).toContain('Pay €18.99');
    expect(stopped.text).toContain('value="Ada Lovelace"');
    expect((await charges()).length).toBe(before);
    await ask('POST', '/checkout', { ...form, sum: hidden(stopped.text, 'sum') });
    expect(await orders()).toMatchObject([{ total: 1899, currency: 'eur' }]);
  });

  test('after a decline in one currency, another is another order and never the same figure', async () => {
    const { id } = await saveProduct(server.db, { price: 2000, stock: 5 });
    await choose('jpy');
    await put(id);
    const first = await checkoutForm({ card: '4000000000000002' });
    await ask('POST', '/checkout', first);
    expect((await ask('GET', '/checkout')).text).toContain('Pay ¥3,000');
    // The merchant stops selling in yen meanwhile: the old order must not be charged as 3000 cents, or 20.00 as yen.
    await server.db.deleteFrom('store_currencies').where('code', '=', 'jpy').execute();
    await ask('POST', '/checkout', { ...first, attempt: '2', card: BUYER.card, sum: '' });
    const again = await ask('GET', '/checkout');
    expect(again).toMatchObject({ status: 303, headers: { location: '/checkout' } });
    await ask('POST', '/checkout', await checkoutForm());
    expect(await orders()).toMatchObject([
      { status: 'failed', total: 3000, currency: 'jpy' },
      { status: 'processing', total: 2000, currency: 'usd' },
    ]);
    expect((await charges()).at(-1)).toMatchObject({ amount: 2000, currency: 'usd' });
  });

  test('a second try is charged what its order says, in its currency', async () => {
    const { id } = await saveProduct(server.db, { price: 2000, stock: 5 });
    await choose('jpy');
    await put(id);
    const first = await checkoutForm({ card: '4000000000000002' });
    await ask('POST', '/checkout', first);
    await server.db.deleteFrom('store_currencies').execute();
    const { sum: _sum, ...blind } = first;
    await ask('POST', '/checkout', { ...blind, attempt: '2', card: BUYER.card });
    expect((await charges()).at(-1)).toMatchObject({ amount: 3000, currency: 'jpy', status: 'succeeded' });
  });
});
