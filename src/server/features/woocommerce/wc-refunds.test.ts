import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineId } from '#domain/woocommerce/line-id.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { addColleague, addKey } from '#tests/colleagues.ts';
import { saveProduct } from '#tests/factories/product.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ORDERS = '/wp-json/wc/v3/orders';
let server: TestServer;
let key: Caller;
beforeAll(async () => {
  server = await startTestServer();
  key = await server.withApiKey('read_write');
});
afterAll(() => server.close());

/** Three cups, paid for at the console: 60.00. */
async function aPaidOrder() {
  const product = await saveProduct(server.db, { name: 'Cup', price: 2000, stock: 10 });
  const paid = await server.post('/simulator/api/payments', {
    ...{ amount: 6000, currency: 'usd', card: '4242424242424242' },
    items: [{ product_id: product.id, quantity: 3 }],
  });
  await refreshObject(server.deps, 'charge', paid.body.charge_id);
  return { id: paid.body.order_id as number, charge: paid.body.charge_id as string };
}
const refund = (id: number, body: object, as: Caller = key) =>
  server.post(`${ORDERS}/${id}/refunds`, body, as);
const orderNow = async (id: number) => (await server.get(`${ORDERS}/${id}`, key)).body;
const refundsAtProvider = async (charge: string) =>
  (await server.simulator.provider.findObject('charge', charge as `ch_${string}`))?.amount_refunded;

test('gives money back through the provider, and the order says so as stores do', async () => {
  const { id, charge } = await aPaidOrder();
  const item = lineId(id, 1);
  const { status, body, headers } = await refund(id, {
    ...{ amount: '20.00', reason: 'Chipped', line_items: [{ id: item, quantity: 1, refund_total: '20.00' }] },
  });
  expect([status, body.code]).toEqual([201, undefined]);
  expect(headers.location).toMatch(new RegExp(`/wc/v3/orders/${id}/refunds/${body.id}$`));
  expect(body).toMatchObject({
    ...{ parent_id: id, amount: '20.00', reason: 'Chipped', refunded_payment: true },
    refunded_by: server.administrator_id,
    line_items: [
      {
        ...{ quantity: -1, total: '-20.00', price: 20 },
        meta_data: [{ key: '_refunded_item_id', value: String(item) }],
      },
    ],
  });
  expect(await refundsAtProvider(charge)).toBe(2000);
  expect(await orderNow(id)).toMatchObject({
    ...{ status: 'processing', total: '60.00' },
    refunds: [{ id: body.id, reason: 'Chipped', total: '-20.00' }],
  });
  expect((await server.get(`${ORDERS}/${id}/refunds/${body.id}`, key)).body).toEqual(body);
  const listed = await server.get(`${ORDERS}/${id}/refunds`, key);
  expect(listed.headers['x-wp-total']).toBe('1');
  expect(listed.body).toEqual([body]);
});

test('without an amount, the sum of its lines; nothing left makes the order refunded', async () => {
  const { id } = await aPaidOrder();
  const lines = [{ id: lineId(id, 1), quantity: 3, refund_total: '60' }];
  expect((await refund(id, { line_items: lines })).body).toMatchObject({ amount: '60.00' });
  expect(await orderNow(id)).toMatchObject({ status: 'refunded' });
});

test('the tax of its lines goes back with them, and an amount of its own wins', async () => {
  const { id, charge } = await aPaidOrder();
  const tax = [
    { id: 1, refund_total: '1.50' },
    { id: 2, refund_total: 0.25 },
  ];
  const lines = [{ id: lineId(id, 1), quantity: 1, refund_total: '20', refund_tax: tax }];
  expect((await refund(id, { line_items: lines })).body).toMatchObject({ amount: '21.75' });
  expect(await refundsAtProvider(charge)).toBe(2175);
  expect((await refund(id, { amount: '5', line_items: lines })).body).toMatchObject({ amount: '5.00' });
});

test('under one Idempotency-Key, once', async () => {
  const { id, charge } = await aPaidOrder();
  const same = { ...key, 'idempotency-key': 'c0ffee' };
  const [first, second] = [await refund(id, { amount: '5' }, same), await refund(id, { amount: '5' }, same)];
  expect(second.body).toEqual(first.body);
  expect(await refundsAtProvider(charge)).toBe(500);
});

describe('refuses', () => {
  test.each([
    [{ amount: '60.01' }, 'woocommerce_rest_invalid_order_refund'],
    [{ amount: '0' }, 'woocommerce_rest_invalid_order_refund'],
    [{ amount: '-1' }, 'woocommerce_rest_invalid_order_refund'],
    [{ amount: '1.005' }, 'woocommerce_rest_invalid_order_refund'],
    [{ amount: 'a lot' }, 'woocommerce_rest_invalid_order_refund'],
    [{}, 'woocommerce_rest_invalid_order_refund'],
    [
      { line_items: [{ id: 1, refund_tax: [{ refund_total: '-1' }] }] },
      'woocommerce_rest_invalid_order_refund',
    ],
    [{ amount: '1', api_refund: false }, 'woocommerce_rest_cannot_create_order_refund'],
    [{ amount: '1', line_items: [{ id: 7, quantity: 1 }] }, 'rest_invalid_param'],
  ])('%j, and nothing is given back', async (body, code) => {
    const { id, charge } = await aPaidOrder();
    expect(await refund(id, body)).toMatchObject({ status: 400, body: { code } });
    expect(await refundsAtProvider(charge)).toBe(0);
  });

  test('more pieces than are left', async () => {
    const { id } = await aPaidOrder();
    const lines = [{ id: lineId(id, 1), quantity: 4, refund_total: '1' }];
    expect((await refund(id, { line_items: lines })).body.code).toBe(
      'woocommerce_rest_cannot_create_order_refund',
    );
  });

  test('an order that is not there, and a key that may only read', async () => {
    expect((await refund(999_999_999, { amount: '1' })).body.code).toBe('woocommerce_rest_invalid_order_id');
    const { id } = await aPaidOrder();
    expect(await refund(id, { amount: '1' }, await server.withApiKey('read'))).toMatchObject({
      status: 401,
      body: {
        code: 'woocommerce_rest_authentication_error',
        message: 'The API key provided does not have write permissions.',
      },
    });
  });
});

test('of a key that only proposes, it waits for a person, who runs it once', async () => {
  const { id, charge } = await aPaidOrder();
  const { as } = await addColleague(server, 'mia', 'manager');
  const proposing = await addKey(server, server.administrator_id, { proposes: true });
  const { status, body } = await refund(id, { amount: '7.00' }, proposing);
  expect([status, body.code]).toEqual([202, 'approval_requested']);
  expect(await refundsAtProvider(charge)).toBe(0);
  const approve = () => server.post(`/approvals/${body.data.approval_id}/approve`, {}, as);
  expect((await approve()).status).toBe(200);
  await approve();
  expect(await refundsAtProvider(charge)).toBe(700);
  expect((await orderNow(id)).refunds).toMatchObject([{ total: '-7.00' }]);
});

describe('notes', () => {
  test('are written and read as stores do, as text', async () => {
    const { id } = await aPaidOrder();
    const { status, body } = await server.post(`${ORDERS}/${id}/notes`, { note: '<b>Sent</b>' }, key);
    expect([status, body]).toMatchObject([
      201,
      { author: 'system', note: '&lt;b&gt;Sent&lt;/b&gt;', customer_note: false },
    ]);
    const listed = (await server.get(`${ORDERS}/${id}/notes?type=internal`, key)).body;
    expect(listed).toContainEqual(body);
    expect((await server.get(`${ORDERS}/${id}/notes?type=customer`, key)).body).not.toContainEqual(body);
    expect((await server.get(`${ORDERS}/${id}/notes/${body.id}`, key)).body).toEqual(body);
    expect((await server.get(`${ORDERS}/${id}/notes/999999`, key)).status).toBe(404);
  });
});
