import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshObject } from '#server/events/refresh-object.ts';
import { addColleague } from '#tests/colleagues.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ORDERS = '/wp-json/wc/v3/orders';
let server: TestServer;
let cup: number;
let customer: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: cup } = await saveProduct(server.db, { name: 'Cup', sku: 'CUP', price: 1500, stock: 10 }));
  ({ id: customer } = await saveCustomer(server.db, { name: 'Ana García' }));
});
afterAll(() => server.close());

const create = (sent: object) => server.post(ORDERS, sent);
const made = async (sent: object = {}) => (await create(sent)).body;
const change = (id: number, sent: object) => server.put(`${ORDERS}/${id}`, sent);
const stockOf = async (id: number) =>
  (await server.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;
const paid = async (over: object = {}) => {
  const { body } = await server.post('/simulator/api/payments', {
    ...{ amount: 2500, currency: 'usd', card: '4242424242424242' },
    ...over,
  });
  await refreshObject(server.deps, 'charge', body.charge_id);
  return body.order_id as number;
};

describe('an order that a tool creates', () => {
  test('has its lines, its places and its sums, and stands where it can be read', async () => {
    const { status, body, headers } = await create({
      ...{
        customer_id: customer,
        payment_method: 'bacs',
        payment_method_title: 'Bank',
        customer_note: 'Ring twice',
      },
      billing: {
        first_name: 'Ana',
        last_name: 'García',
        company: 'Mar',
        address_2: 'Top floor',
        country: 'ES',
        phone: '1',
      },
      line_items: [
        { product_id: cup, quantity: 2 },
        { sku: 'CUP', quantity: 1, total: '12.00' },
      ],
      shipping_lines: [{ method_id: 'flat_rate', total: '5.00' }],
      meta_data: [{ key: 'gift', value: { wrapped: true } }],
    });
    expect(status).toBe(201);
    expect(headers.location).toMatch(new RegExp(`/wc/v3/orders/${body.id}$`));
    expect(body).toMatchObject({
      ...{
        status: 'pending',
        created_via: 'rest-api',
        currency: 'USD',
        total: '47.00',
        discount_total: '3.00',
      },
      ...{
        shipping_total: '5.00',
        customer_id: customer,
        payment_method: 'bacs',
        payment_method_title: 'Bank',
      },
      ...{ customer_note: 'Ring twice', date_paid: null, needs_payment: true, transaction_id: '' },
      billing: { first_name: 'Ana', last_name: 'García', company: 'Mar', address_2: 'Top floor', phone: '1' },
      line_items: [
        { name: 'Cup', quantity: 2, subtotal: '30.00', total: '30.00' },
        { quantity: 1, subtotal: '15.00', total: '12.00', price: 12 },
      ],
      meta_data: [{ id: 101, key: 'gift', value: { wrapped: true } }],
    });
    expect((await server.get(`${ORDERS}/${body.id}`)).body).toEqual(body);
    const found = await server.get(`${ORDERS}?created_via=rest-api&include=${body.id}`);
    expect(found.headers['x-wp-total']).toBe('1');
    expect((await server.get(`${ORDERS}?created_via=checkout&include=${body.id}`)).body).toEqual([]);
  });

  test('that is said to be paid is to be sent, and its goods leave the shelf; called off, they come back', async () => {
    const before = (await stockOf(cup)) ?? 0;
    const order = await made({
      set_paid: true,
      transaction_id: 'B-7',
      line_items: [{ product_id: cup, quantity: 2 }],
    });
    expect(order).toMatchObject({
      status: 'processing',
      transaction_id: 'B-7',
      date_paid: expect.any(String),
    });
    expect(await stockOf(cup)).toBe(before - 2);
    expect((await change(order.id, { status: 'cancelled' })).body.status).toBe('cancelled');
    expect(await stockOf(cup)).toBe(before);
  });

  test('with nothing in it comes to nothing', async () => {
    expect(await made()).toMatchObject({
      total: '0.00',
      line_items: [],
      customer_id: 0,
      needs_payment: false,
    });
  });

  test.each([
    [{ line_items: [{ quantity: 1 }] }, 400, 'woocommerce_rest_required_product_reference'],
    [{ line_items: [{ product_id: 99_999_999 }] }, 400, 'woocommerce_rest_invalid_product_id'],
    [{ line_items: [{ sku: 'CUP', total: '99.00' }] }, 400, 'rest_invalid_param'],
    [{ line_items: [{ sku: 'CUP', quantity: 11 }], set_paid: true }, 409, 'out_of_stock'],
    [{ shipping_lines: [{ total: '5.00' }] }, 400, 'woocommerce_rest_invalid_shipping_item'],
    [{ customer_id: 99_999_999 }, 400, 'woocommerce_rest_invalid_customer_id'],
    [{ currency: 'XXZ' }, 400, 'order_invalid_currency'],
    [{ currency: 'EUR', line_items: [{ sku: 'CUP' }] }, 400, 'rest_invalid_param'],
    [{ id: 7 }, 400, 'woocommerce_rest_shop_order_exists'],
    [{ status: 'refunded' }, 400, 'rest_invalid_param'],
    [{ status: 'sold' }, 400, 'rest_invalid_param'],
    [{ coupon_lines: [{ code: 'TEN' }] }, 400, 'rest_invalid_param'],
    [{ fee_lines: [{ name: 'Wrapping', total: '1' }] }, 400, 'rest_invalid_param'],
  ])('%j is %d %s, and leaves nothing', async (sent, status, code) => {
    const count = () =>
      server.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await count();
    expect(await create(sent)).toMatchObject({ status, body: { code } });
    expect(await count()).toEqual(before);
  });
});

describe('an order that a tool changes', () => {
  test.each(['put', 'post', 'patch'] as const)('by %s keeps what was not sent', async (method) => {
    const order = await made({
      billing: { first_name: 'Ana', city: 'Vigo' },
      line_items: [{ sku: 'CUP', quantity: 2 }],
    });
    const { status, body } = await server[method](`${ORDERS}/${order.id}`, { billing: { city: 'Lugo' } });
    expect([status, body.billing.first_name, body.billing.city, body.total]).toEqual([
      200,
      'Ana',
      'Lugo',
      '30.00',
    ]);
  });

  test('has lines that change, come and go', async () => {
    const order = await made({ line_items: [{ sku: 'CUP', quantity: 2 }] });
    const [line] = order.line_items;
    const more = await change(order.id, { line_items: [{ id: line.id, quantity: 3 }, { sku: 'CUP' }] });
    expect(more.body).toMatchObject({ total: '60.00', line_items: [{ quantity: 3 }, { quantity: 1 }] });
    const fewer = await change(order.id, { line_items: [{ id: line.id, quantity: 0 }] });
    expect(fewer.body).toMatchObject({ total: '15.00', line_items: [{ quantity: 1 }] });
    const none = await change(order.id, {
      line_items: [{ id: fewer.body.line_items[0].id, product_id: null }],
    });
    expect(none.body).toMatchObject({ total: '0.00', line_items: [] });
    expect(await change(order.id, { line_items: [{ id: 1, quantity: 1 }] })).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_invalid_item_id' } },
    });
  });

  test('has marks of tools by key and by id', async () => {
    const { id } = await made({
      meta_data: [
        { key: 'a', value: 1 },
        { key: 'b', value: 2 },
      ],
    });
    const { body } = await change(id, {
      meta_data: [
        { key: 'a', value: null },
        { id: 102, value: 3 },
      ],
    });
    expect(body.meta_data).toEqual([{ id: 102, key: 'b', value: 3 }]);
  });

  test('that is not there is 400, where reading it is 404', async () => {
    const body = { code: 'woocommerce_rest_shop_order_invalid_id' };
    expect(await change(99_999_999, { status: 'completed' })).toMatchObject({ status: 400, body });
    expect(await server.get(`${ORDERS}/99999999`)).toMatchObject({ status: 404, body });
    expect(await server.delete(`${ORDERS}/99999999?force=true`)).toMatchObject({ status: 404, body });
  });
});

describe('no status moves money', () => {
  const movements = async () =>
    (
      await server.db
        .selectFrom('operations')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n;

  test('a paid order is completed, and neither given back nor offered again', async () => {
    const id = await paid();
    const before = await movements();
    for (const status of ['refunded', 'pending', 'failed'])
      expect(await change(id, { status })).toMatchObject({
        ...{
          status: 400,
          body: { code: 'rest_invalid_param', data: { params: { status: expect.any(String) } } },
        },
      });
    expect((await change(id, { status: 'completed' })).body.status).toBe('completed');
    expect(await change(id, { line_items: [{ sku: 'CUP' }] })).toMatchObject({ status: 400 });
    expect(await movements()).toBe(before);
  });

  test('a held payment is neither captured nor let go', async () => {
    const id = await paid({ capture: false });
    const { body: order } = await server.get(`${ORDERS}/${id}`);
    const before = await movements();
    const others = ['processing', 'completed', 'cancelled'].filter((status) => status !== order.status);
    for (const status of others) expect((await change(id, { status })).status).toBe(400);
    expect((await change(id, { status: order.status, customer_note: 'x' })).status).toBe(200);
    expect((await server.get(`${ORDERS}/${id}`)).body.status).toBe(order.status);
    expect(await movements()).toBe(before);
  });
});

describe('removing', () => {
  test('is for good, or not at all', async () => {
    const { id } = await made({ set_paid: true, line_items: [{ sku: 'CUP' }] });
    expect(await server.delete(`${ORDERS}/${id}`)).toMatchObject({
      ...{ status: 501, body: { code: 'woocommerce_rest_trash_not_supported' } },
    });
    expect(await server.delete(`${ORDERS}/${id}?force=true`)).toMatchObject({ status: 200, body: { id } });
    expect((await server.get(`${ORDERS}/${id}`)).status).toBe(404);
  });

  test('an order that was paid for stays', async () => {
    const id = await paid();
    expect(await server.delete(`${ORDERS}/${id}?force=true`)).toMatchObject({
      ...{ status: 409, body: { code: 'woocommerce_rest_cannot_delete' } },
    });
  });

  test('a note, and never a refund', async () => {
    const id = await paid();
    const note = (await server.post(`${ORDERS}/${id}/notes`, { note: 'Hello' })).body;
    expect((await server.delete(`${ORDERS}/${id}/notes/${note.id}`)).status).toBe(501);
    expect(await server.delete(`${ORDERS}/${id}/notes/${note.id}?force=true`)).toMatchObject({
      status: 200,
      body: note,
    });
    expect((await server.get(`${ORDERS}/${id}/notes/${note.id}`)).status).toBe(404);
    const refund = (await server.post(`${ORDERS}/${id}/refunds`, { amount: '5.00' })).body;
    expect((await server.delete(`${ORDERS}/${id}/refunds/${refund.id}`)).status).toBe(409);
    const { body, headers } = await server.get('/wp-json/wc/v3/refunds?per_page=1');
    expect(body).toEqual([refund]);
    expect(Number(headers['x-wp-total'])).toBeGreaterThan(0);
  });
});

describe('a batch', () => {
  test('does each by itself, in order, and answers 200', async () => {
    const order = await made({ line_items: [{ sku: 'CUP' }] });
    const gone = await made();
    const { status, body } = await server.post(`${ORDERS}/batch`, {
      create: [{ status: 'on-hold' }, { customer_id: 99_999_999 }, { status: 7 }],
      update: [
        { id: order.id, customer_note: 'seen' },
        { id: 99_999_999, status: 'completed' },
      ],
      delete: [gone.id, 99_999_999],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      create: [
        { status: 'on-hold' },
        { id: 0, error: { code: 'woocommerce_rest_invalid_customer_id', data: { status: 400 } } },
        { id: 0, error: { code: 'rest_invalid_param' } },
      ],
      update: [
        { id: order.id, customer_note: 'seen' },
        { id: 99_999_999, error: { code: 'woocommerce_rest_shop_order_invalid_id', data: { status: 400 } } },
      ],
      delete: [
        { id: gone.id },
        { id: 99_999_999, error: { code: 'woocommerce_rest_shop_order_invalid_id' } },
      ],
    });
    expect((await server.get(`${ORDERS}/${gone.id}`)).status).toBe(404);
  });

  test('leaves out the lists that were not sent, and takes a hundred', async () => {
    expect((await server.put(`${ORDERS}/batch`, { create: [] })).body).toEqual({ create: [] });
    const many = Array.from({ length: 101 }, (_, nth) => nth + 90_000_000);
    expect(await server.post(`${ORDERS}/batch`, { delete: many })).toMatchObject({
      ...{ status: 413, body: { code: 'woocommerce_rest_request_entity_too_large' } },
    });
    expect((await server.post(`${ORDERS}/batch`, { delete: many.slice(1) })).status).toBe(200);
  });
});

test('who may not, does not: and what was done is in the log', async () => {
  const viewer = await addColleague(server, 'viewer', 'viewer');
  const order = await saveOrder(server.db, { payment_intent_id: null, status: 'pending' });
  const refused = await server.put(`${ORDERS}/${order.id}`, { status: 'completed' }, viewer.as);
  expect(refused).toMatchObject({ status: 403, body: { code: 'woocommerce_rest_cannot_edit' } });
  expect((await server.delete(`${ORDERS}/${order.id}?force=true`, undefined, viewer.as)).status).toBe(403);
  await change(order.id, { status: 'completed' });
  const logged = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', String(order.id))
    .where('object_kind', '=', 'order')
    .execute();
  expect(logged).toEqual([{ action: 'order.change' }]);
});
