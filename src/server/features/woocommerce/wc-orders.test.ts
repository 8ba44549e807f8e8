import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { addColleague } from '#tests/colleagues.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { GRACE_AT_HOME, saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ORDERS = '/wp-json/wc/v3/orders';
const at = (day: number, hour = 12) => utcInstant(epochSeconds(Date.UTC(2026, 2, day, hour) / 1000));

let server: TestServer;
let ids: number[];
let product: number;
let customer: number;
/** Five orders on five days of March, the oldest first; the third is a customer's, in yen, with two items. */
beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: 'America/New_York' } });
  const { db } = server;
  ({ id: product } = await saveProduct(db, { name: 'Cup', sku: 'CUP-1', price: 1500 }));
  ({ id: customer } = await saveCustomer(db, { name: 'Ana María García', email: 'ana@example.org' }));
  const plain = (day: number, over = {}) =>
    saveOrder(db, { created: at(day), billing: JSON.stringify(GRACE_AT_HOME), ...over });
  const orders = [
    await plain(1),
    await plain(2, { status: 'pending' }),
    await plain(3, {
      ...{ customer_id: customer, currency: 'jpy', total: 3300, items_total: 3000, discount_total: 200 },
      ...{ shipping_total: 300, total_tax: 200 },
    }),
    await plain(4, { status: 'failed' }),
    await plain(5, { status: 'on-hold' }),
  ];
  ids = orders.map(({ id }) => id);
  await db
    .insertInto('order_items')
    .values({
      ...{ order_id: ids[2] ?? 0, line: 1, product_id: product, name: 'Cup', sku: 'CUP-1', quantity: 2 },
      ...{ price: 1500, subtotal: 3000, total: 2800 },
    })
    .execute();
});
afterAll(() => server.close());

const list = async (query = '') => server.get(`${ORDERS}${query}`);
const placesIn = (body: { id: number }[]) => body.map(({ id }) => ids.indexOf(id) + 1);

test('an order has every field in the form that tools read', async () => {
  const { status, body } = await server.get(`${ORDERS}/${ids[2]}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ parent_id: 0, status: 'completed', currency: 'JPY', currency_symbol: '¥', customer_id: customer },
    ...{ date_created: '2026-03-03T07:00:00', date_created_gmt: '2026-03-03T12:00:00' },
    ...{ total: '3300', discount_total: '200', shipping_total: '300', total_tax: '200', cart_tax: '200' },
    ...{ payment_method: 'woocommerce_payments', date_paid: null, is_editable: false, needs_payment: false },
    billing: { first_name: 'Grace', last_name: 'Hopper', city: 'Bristol', country: 'GB', company: '' },
    shipping: { first_name: 'Grace', address_1: '7 Harbour Row' },
    line_items: [
      {
        ...{ id: (ids[2] ?? 0) * 1000 + 1, name: 'Cup', product_id: product, variation_id: 0, quantity: 2 },
        ...{ subtotal: '3000', total: '2800', price: 1400, sku: 'CUP-1', parent_name: null },
      },
    ],
    shipping_lines: [{ method_id: 'flat_rate', total: '300' }],
    tax_lines: [{ tax_total: '200' }],
    ...{ fee_lines: [], coupon_lines: [], refunds: [] },
    _links: {
      self: [{ href: expect.stringMatching(/\/wp-json\/wc\/v3\/orders\/\d+$/) }],
      customer: [{ href: expect.stringMatching(/\/customers\/\d+$/) }],
    },
  });
  expect((await server.get(`${ORDERS}/${ids[2]}?dp=2`)).body.total).toBe('3300.00');
});

describe('a page', () => {
  test('is an array; how many there are, and where the next stands, is beside it', async () => {
    const { body, headers } = await list('?per_page=2');
    expect(placesIn(body)).toEqual([5, 4]);
    expect(headers).toMatchObject({ 'x-wp-total': '5', 'x-wp-totalpages': '3' });
    expect(headers.link).toMatch(/^<http[^>]+\/wc\/v3\/orders\?[^>]*page=2[^>]*>; rel="next"$/);
  });

  test('in the middle has both neighbours, and repeats what was asked for', async () => {
    const { headers } = await list('?per_page=1&page=3&status=any&after=2026-02-01T00:00:00');
    expect(headers.link).toMatch(/page=2[^>]*>; rel="prev", <[^>]*page=4[^>]*>; rel="next"/);
    expect(headers.link).toContain('after=2026-02-01T00:00:00');
  });

  test('past the end is empty, with the true totals', async () => {
    const { status, body, headers } = await list('?page=9');
    expect([status, body, headers['x-wp-total']]).toEqual([200, [], '5']);
  });

  test('by its head alone tells the same', async () => {
    const head = await server.inject({ method: 'HEAD', url: ORDERS, headers: server.asAdministrator });
    expect([head.status, head.text, head.headers['x-wp-total']]).toEqual([200, '', '5']);
  });

  test.each([
    ['per_page=0', 'per_page'],
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['offset=-1', 'offset'],
    ['status=sold', 'status'],
    ['orderby=colour', 'orderby'],
    ['context=embed', 'context'],
    ['after=yesterday', 'after'],
    ['modified_before=2026-02-30', 'modified_before'],
    ['customer=somebody', 'customer'],
    ['include=1,x', 'include'],
    ['dp=9', 'dp'],
  ])('with %s is refused by that name', async (query, name) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.code, Object.keys(body.data.params)[0]?.split('.')[0]]).toEqual([
      400,
      'rest_invalid_param',
      name,
    ]);
  });
});

describe('filters', () => {
  test.each([
    ['', [5, 4, 3, 2, 1]],
    ['?order=asc', [1, 2, 3, 4, 5]],
    ['?orderby=id&order=asc', [1, 2, 3, 4, 5]],
    ['?status=any', [5, 4, 3, 2, 1]],
    ['?status=pending', [2]],
    ['?status=pending,failed', [4, 2]],
    ['?status[]=pending&status[]=failed', [4, 2]],
    ['?status[0]=pending', [2]],
    ['?status=trash', []],
    ['?status=trash,failed', [4]],
    ['?offset=3', [2, 1]],
    ['?offset=1&per_page=2&page=9', [4, 3]],
    ['?customer=0', [5, 4, 2, 1]],
    ['?parent=0', [5, 4, 3, 2, 1]],
    ['?parent=7', []],
    ['?parent_exclude=0', []],
    ['?created_via=admin', []],
    ['?created_via=admin,checkout', [5, 4, 3, 2, 1]],
    // The store's clock shows 07:00 when it is noon in Greenwich; bounds are outside.
    ['?after=2026-03-04T07:00:00', [5]],
    ['?after=2026-03-04T06:59:59', [5, 4]],
    ['?after=2026-03-04T12:00:00&dates_are_gmt=true', [5]],
    ['?before=2026-03-02T07:00:00', [1]],
    ['?after=2026-03-01T23:00:00&before=2026-03-03T23:00:00', [3, 2]],
    ['?search=hopper', [5, 4, 2, 1]],
    ['?search=nobody-of-this-name', []],
    ['?dates_are_gmt=true&colour=red', [5, 4, 3, 2, 1]],
  ])('%s', async (query, expected) => {
    const { status, body, headers } = await list(query);
    expect([status, placesIn(body)]).toEqual([200, expected]);
    if (!/page|offset/.test(query)) expect(headers['x-wp-total']).toBe(String(expected.length));
  });

  test('by customer, by product, and by number in the order they are named', async () => {
    expect(placesIn((await list(`?customer=${customer}`)).body)).toEqual([3]);
    expect(placesIn((await list(`?product=${product}`)).body)).toEqual([3]);
    const named = `${ids[3]},${ids[0]},${ids[4]}`;
    expect(placesIn((await list(`?include=${named}&orderby=include`)).body)).toEqual([4, 1, 5]);
    expect(placesIn((await list(`?exclude=${named}`)).body)).toEqual([3, 2]);
  });

  test('what changed since a moment', async () => {
    const since = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
    const changed = async () =>
      placesIn((await list(`?modified_after=${since}&dates_are_gmt=true&orderby=modified&order=asc`)).body);
    expect(await changed()).toEqual([]);
    await server.db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    expect(await changed()).toEqual([2]);
    await server.db
      .updateTable('orders')
      .set({ status: 'pending' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
  });
});

test('only the fields that were asked for', async () => {
  const { body } = await list('?per_page=1&_fields=id,billing.email,nobody_knows_it');
  expect(body).toEqual([{ id: ids[4], billing: { email: 'grace@example.org' } }]);
});

describe('who may not', () => {
  test.each([
    ['', 'Sorry, you cannot list resources.'],
    ['/1', 'Sorry, you cannot view this resource.'],
  ])('is told as stores tell it: %s', async (path, message) => {
    for (const [caller, status] of [
      [server.asAnonymous, 401],
      [server.asLowUser, 403],
    ] as const)
      expect(await server.get(`${ORDERS}${path}`, caller)).toMatchObject({
        status,
        body: { code: 'woocommerce_rest_cannot_view', message, data: { status } },
      });
  });

  test('see who bought gets the orders without them, and cannot look for them', async () => {
    const { as } = await addColleague(server, 'vera', 'viewer');
    const { text, body } = await server.get(ORDERS, as);
    expect(body).toHaveLength(5);
    expect(text).not.toMatch(/grace|hopper|harbour|ana mar/i);
    expect((await server.get(`${ORDERS}?search=hopper`, as)).status).toBe(400);
  });

  test('an order that is not there', async () => {
    expect(await server.get(`${ORDERS}/999999999`)).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.', data: { status: 404 } },
    });
  });
});
