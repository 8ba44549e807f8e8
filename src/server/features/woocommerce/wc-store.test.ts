import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ROOT = '/wp-json/wc/v3';
/** Thursday, 5 March 2026, 08:40 UTC. */
const NOW = epochSeconds(1_772_700_000);
let server: TestServer;
let cup: number;
let people: number[];
beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  const { db } = server;
  ({ id: cup } = await saveProduct(db, { name: 'Cup', slug: 'cup', sku: 'CUP', price: 1500, stock: 0 }));
  await saveProduct(db, { name: 'Paper', slug: 'paper', sku: 'PAP', price: 500, stock: null });
  await saveProduct(db, {
    name: 'Club',
    slug: 'club',
    sku: 'CLB',
    price: 900,
    status: 'draft',
    paid_every: 'month',
  });
  const saved = [
    await saveCustomer(db, { name: 'Zoe Young', email: 'zoe@example.org', country: 'US' }),
    await saveCustomer(db, { name: 'Ana García', email: 'ana@example.org', country: null }),
  ];
  people = saved.map(({ id }) => id);
  const sold = (ago: number, over: object) =>
    saveOrder(db, { created: utcInstant(epochSeconds(NOW - ago * 86_400)), ...over });
  await sold(0, {
    customer_id: people[0],
    total: 5000,
    items_total: 4000,
    shipping_total: 500,
    total_tax: 500,
  });
  await sold(1, { total: 2000 });
  await sold(1, { total: 900, currency: 'eur' });
  await sold(1, { total: 700, status: 'failed' });
  const { id } = await sold(40, { total: 1000, status: 'refunded' });
  await db
    .insertInto('order_refunds')
    .values({
      ...{ order_id: id, refund_id: 're_1', amount: 1000, items: JSON.stringify([]) },
      date_created: utcInstant(NOW),
    })
    .execute();
});
afterAll(() => server.close());
const get = (path: string) => server.get(`${ROOT}${path}`);

describe('products', () => {
  const named = async (query: string) =>
    (await get(`/products${query}`)).body.map(({ name }: { name: string }) => name);

  test('one, with everything tools read', async () => {
    expect((await get(`/products/${cup}`)).body).toMatchObject({
      ...{ name: 'Cup', type: 'simple', status: 'publish', price: '15.00', regular_price: '15.00' },
      ...{ sale_price: '', manage_stock: true, stock_quantity: 0, stock_status: 'outofstock' },
      ...{ categories: [], images: [], meta_data: [] },
    });
    expect(await get('/products/99999999')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_product_invalid_id' },
    });
  });

  test.each([
    ['?orderby=title&order=asc', ['Club', 'Cup', 'Paper']],
    ['?orderby=price&order=asc', ['Paper', 'Club', 'Cup']],
    ['?status=publish&orderby=id&order=asc', ['Cup', 'Paper']],
    ['?status=trash', []],
    ['?type=subscription', ['Club']],
    ['?type=variable', []],
    ['?sku=CUP,PAP&orderby=id&order=asc', ['Cup', 'Paper']],
    ['?search_sku=pa', ['Paper']],
    ['?slug=paper', ['Paper']],
    ['?search=cup', ['Cup']],
    ['?min_price=9&max_price=15.00&orderby=price&order=asc', ['Club', 'Cup']],
    ['?min_price=15.01', []],
    ['?stock_status=instock&orderby=title&order=asc', ['Club', 'Paper']],
    ['?stock_status=outofstock', ['Cup']],
    ['?on_sale=true', []],
    ['?featured=false&orderby=title&order=asc&per_page=1', ['Club']],
  ])('%s', async (query, expected) => {
    expect(await named(query)).toEqual(expected);
  });

  test.each(['category=3', 'tag=3', 'attribute=pa_color', 'tax_class=standard', 'after=2026-01-01T00:00:00'])(
    'by %s, which this store does not keep, is refused by name',
    async (query) => {
      const { status, body } = await get(`/products?${query}`);
      expect([status, Object.keys(body.data.params)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  test('have no categories', async () => {
    expect(await get('/products/categories')).toMatchObject({ body: [], headers: { 'x-wp-total': '0' } });
  });
});

describe('customers', () => {
  const listed = async (query: string) =>
    (await get(`/customers${query}`)).body.map(({ id }: { id: number }) => people.indexOf(id));

  test('one', async () => {
    expect((await get(`/customers/${people[0]}`)).body).toMatchObject({
      ...{ email: 'zoe@example.org', first_name: 'Zoe', last_name: 'Young', role: 'customer' },
      ...{ is_paying_customer: true, billing: { country: 'US', email: 'zoe@example.org' }, meta_data: [] },
    });
    expect(await get('/customers/99999999')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_invalid_id' },
    });
  });

  test.each([
    ['', [1, 0]],
    ['?order=desc', [0, 1]],
    ['?orderby=id', [0, 1]],
    ['?email=ZOE@example.org', [0]],
    ['?email=zoe@example', []],
    ['?search=garc', [1]],
    ['?role=all', [1, 0]],
    ['?role=administrator', []],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });
});

describe('what tools read first', () => {
  test('the store’s own facts', async () => {
    const { body } = await get('/system_status?_fields=settings,environment');
    expect(body).toMatchObject({
      environment: { default_timezone: 'UTC' },
      settings: { currency: 'USD', number_of_decimals: 2 },
    });
    expect(Object.keys(body)).toEqual(['environment', 'settings']);
    expect((await get('/settings')).body).toMatchObject([{ id: 'general' }]);
    const currency = { id: 'woocommerce_currency', value: 'USD' };
    expect((await get('/settings/general')).body).toContainEqual(expect.objectContaining(currency));
    expect((await get('/settings/general/woocommerce_currency')).body).toMatchObject(currency);
    expect((await get('/payment_gateways')).body).toMatchObject([
      { id: 'woocommerce_payments', enabled: true },
    ]);
    expect((await get('/data/currencies/current')).body).toMatchObject({ code: 'USD', symbol: '$' });
    expect((await get('/data/currencies')).body.length).toBeGreaterThan(100);
    expect((await get('/data/countries/de')).body).toMatchObject({ code: 'DE', name: 'Germany', states: [] });
  });

  test.each([
    ['/settings/shipping', 'rest_setting_setting_group_invalid'],
    ['/settings/general/woocommerce_colour', 'rest_setting_setting_invalid'],
    ['/payment_gateways/paypal', 'woocommerce_rest_payment_gateway_invalid'],
    ['/data/currencies/XXX', 'woocommerce_rest_data_invalid_currency'],
    ['/data/countries/ZZ', 'woocommerce_rest_data_invalid_location'],
    ['/nothing/of/the/kind', 'rest_no_route'],
  ])('%s is not there', async (path, code) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { code } });
  });

  test('how many orders there are of each status', async () => {
    const { body } = await get('/reports/orders/totals');
    expect(body).toContainEqual({ slug: 'completed', name: 'Completed', total: 3 });
    expect(body).toContainEqual({ slug: 'pending', name: 'Pending payment', total: 0 });
  });

  test('what was sold, in the store’s currency alone', async () => {
    const { body } = await get('/reports/sales?period=week');
    expect(body).toMatchObject([
      {
        ...{ total_sales: '70.00', total_orders: 2, total_tax: '5.00', total_shipping: '5.00' },
        ...{ total_refunds: 10, net_sales: '50.00', totals_grouped_by: 'day' },
        totals: { '2026-03-05': { sales: '50.00', orders: 1 }, '2026-03-04': { sales: '20.00' } },
      },
    ]);
    expect(Object.keys(body[0].totals)).toHaveLength(7);
    expect((await get('/reports/sales?date_min=2026-02-30')).status).toBe(400);
  });
});
