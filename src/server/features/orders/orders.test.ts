import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { GRACE_AT_HOME as billing, saveOrder } from '#tests/factories/order.ts';
import { anItem, saveOrderWithItems } from '#tests/factories/order-item.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { ordersRoutes } from './orders-routes.ts';

const ORDERS = '/wp-json/wc-admin/store/orders';
const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: ordersRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['transactions', 'orders', 'customers', 'products'] as const)
    await server.db.deleteFrom(table).execute();
});

const numbers = ({ body }: Answer): string[] => body.data.map(({ number }: { number: string }) => number);

describe('the list', () => {
  test('newest first, with who bought and how many things', async () => {
    const ada = await saveCustomer(server.db, { name: 'Ada Lovelace', email: 'ada@example.com' });
    await saveOrder(server.db, { number: '1', created: at(0), billing });
    const order = await saveOrderWithItems(server.db, [anItem({ quantity: 2 }), anItem()], {
      number: '2',
      created: at(1),
      customer_id: ada.id,
    });

    const { status, body } = await server.get(ORDERS);

    expect(status).toBe(200);
    expect(body.total_count).toBe(2);
    expect(body.data[0]).toEqual({
      id: order.id,
      number: '2',
      status: 'completed',
      date_created: at(1),
      currency: 'usd',
      total: 6000,
      customer_id: ada.id,
      customer_name: 'Ada Lovelace',
      customer_email: 'ada@example.com',
      customer_url: `admin.php?page=wc-admin&path=/customers/${ada.id}`,
      payment_intent_id: order.payment_intent_id,
      sandbox: null,
      store_status: null,
      item_count: 3,
      disputed: false,
    });
    expect(body.data[1]).toMatchObject({
      customer_id: null,
      customer_url: null,
      customer_name: 'Grace Hopper',
      customer_email: 'grace@example.org',
      item_count: 0,
    });
  });

  test.each([
    ['', ['4', '3', '2', '1']],
    ['?direction=asc', ['1', '2', '3', '4']],
    ['?sort=total', ['2', '4', '3', '1']],
    ['?sort=total&direction=asc', ['1', '3', '4', '2']],
  ])('%s is in this order', async (query, expected) => {
    const totals = [100, 900, 500, 500];
    for (const [index, total] of totals.entries())
      await saveOrder(server.db, { number: String(index + 1), total, created: at(index) });
    expect(numbers(await server.get(ORDERS + query))).toEqual(expected);
  });

  test('filters by status, and the count follows every change of an order', async () => {
    const one = await saveOrder(server.db, { number: '1', status: 'processing' });
    await saveOrder(server.db, { number: '2', status: 'completed', created: at(1) });
    expect(await server.get(`${ORDERS}?status_is=processing`)).toMatchObject({
      body: { total_count: 1, data: [{ number: '1' }] },
    });
    expect(await server.get(`${ORDERS}?status_is_not=processing`)).toMatchObject({
      body: { total_count: 1, data: [{ number: '2' }] },
    });
    expect((await server.get(`${ORDERS}?status_is=completed&status_is_not=completed`)).body).toEqual({
      data: [],
      total_count: 0,
    });

    await server.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', one.id).execute();
    expect((await server.get(`${ORDERS}?status_is=processing`)).body).toEqual({ data: [], total_count: 0 });
    expect((await server.get(`${ORDERS}?status_is=completed`)).body.total_count).toBe(2);

    await server.db.deleteFrom('orders').where('id', '=', one.id).execute();
    expect((await server.get(ORDERS)).body.total_count).toBe(1);
  });

  test.each([
    ['2', ['2']],
    ['#2', ['2']],
    ['Order #2', ['2']],
    ['pi_wanted', ['3']],
    ['LOVELACE', ['2']],
    ['ada@', ['2']],
    ['hopper', ['1']],
    ['nobody', []],
    ['%', []],
    ["' or 1=1 --", []],
  ])('searching for %s finds %j', async (term, expected) => {
    const ada = await saveCustomer(server.db, { name: 'Ada Lovelace', email: 'ada@example.com' });
    await saveOrder(server.db, { number: '1', billing });
    await saveOrder(server.db, { number: '2', customer_id: ada.id, created: at(1) });
    await saveOrder(server.db, { number: '3', payment_intent_id: 'pi_wanted', created: at(2) });

    const found = await server.get(`${ORDERS}?search=${encodeURIComponent(term)}`);

    expect(numbers(found)).toEqual(expected);
    expect(found.body.total_count).toBe(expected.length);
  });

  test('of one customer', async () => {
    const [ada, bob] = [await saveCustomer(server.db), await saveCustomer(server.db)];
    await saveOrder(server.db, { number: '1', customer_id: ada.id });
    await saveOrder(server.db, { number: '2', customer_id: bob.id });
    expect((await server.get(`${ORDERS}?customer=${ada.id}`)).body).toMatchObject({
      total_count: 1,
      data: [{ number: '1' }],
    });
  });

  test('every row is on exactly one page, from the front, from the end, and where many are alike', async () => {
    const orders = Array.from({ length: 1210 }, (_, index) => ({
      number: String(index + 1),
      status: 'completed' as const,
      currency: 'usd',
      total: 100,
      customer_id: null,
      payment_intent_id: null,
      fraud_meta_box_type: null,
      created: at(Math.floor(index / 7)),
    }));
    await server.db.insertInto('orders').values(orders).execute();
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1)
      seen.push(...numbers(await server.get(`${ORDERS}?page=${page}&pagesize=400&direction=asc`)));
    expect(seen).toEqual(orders.map(({ number }) => number));
    expect((await server.get(`${ORDERS}?page=99&pagesize=400`)).body).toEqual({
      data: [],
      total_count: 1210,
    });
  });

  test.each([
    ['sort=customer', 'sort'],
    ['direction=up', 'direction'],
    ['status_is=paid', 'status_is'],
    ['customer=me', 'customer'],
  ])('%s is refused by name', async (query, field) => {
    const { status, body } = await server.get(`${ORDERS}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { [field]: expect.any(String) } },
    });
  });
});

describe('one order', () => {
  test('items and their sum, addresses, and a payment that was exchanged and partly refunded', async () => {
    const ada = await saveCustomer(server.db, { created: at(-50) });
    await saveOrder(server.db, { customer_id: ada.id });
    const order = await saveOrderWithItems(
      server.db,
      [anItem({ price: 4200, quantity: 2, total: 8000 }), anItem({ name: 'Pen', sku: 'PEN', price: 13_200 })],
      { customer_id: ada.id, shipping_total: 1200, total_tax: 2000, currency: 'eur', billing },
    );
    const paid = { charge_id: 'ch_1', payment_intent_id: 'pi_1', order_id: order.id };
    const converted = { currency: 'usd', customer_currency: 'eur', exchange_rate: '1.1' };
    await saveTransaction(server.db, {
      ...paid,
      ...converted,
      transaction_id: 'txn_a',
      date: at(5),
      customer_amount: 24_400,
      amount: 26_840,
      fees: 900,
    });
    await saveTransaction(server.db, {
      ...paid,
      ...converted,
      transaction_id: 'txn_b',
      type: 'refund',
      date: at(9),
      customer_amount: -4000,
      amount: -4400,
      fees: 0,
    });

    const { body } = await server.get(`${ORDERS}/${order.id}`);

    expect(body).toMatchObject({
      items_total: 21_600,
      discount_total: 400,
      shipping_total: 1200,
      total_tax: 2000,
      total: 24_400,
      billing,
      shipping: null,
      customer_orders: 2,
      customer_since: at(-50),
      line_items: [
        { line: 1, quantity: 2, price: 4200, subtotal: 8400, total: 8000, refunded_quantity: 0 },
        { line: 2, name: 'Pen', sku: 'PEN', quantity: 1 },
      ],
      payment: {
        charge_id: 'ch_1',
        payment_intent_id: 'pi_1',
        source: 'visa',
        source_identifier: '4242',
        customer_currency: 'eur',
        customer_amount: 24_400,
        refunded: 4000,
        currency: 'usd',
        amount: 26_840,
        fees: 900,
        net: 26_840 - 900 - 4400,
        deposit_id: null,
        deposit_status: null,
        movements: [
          { transaction_id: 'txn_a', type: 'charge', date: at(5), customer_amount: 24_400 },
          { transaction_id: 'txn_b', type: 'refund', date: at(9), customer_amount: -4000 },
        ],
      },
    });
  });

  test('without a payment', async () => {
    const { id } = await saveOrder(server.db, { status: 'pending', payment_intent_id: null });
    expect((await server.get(`${ORDERS}/${id}`)).body).toMatchObject({
      payment: null,
      line_items: [],
      items_total: null,
    });
  });

  test.each([
    ['999999999', 404, 'resource_missing'],
    ['0', 400, 'rest_invalid_param'],
    ['1.5', 400, 'wcpay_route_validation_failure'],
    ['abc', 400, 'rest_invalid_param'],
  ])('the id %s answers %d', async (id, status, code) => {
    for (const address of [`${ORDERS}/${id}`, `${ORDERS}/${id}/notes`])
      expect(await server.get(address)).toMatchObject({ status, body: { code } });
  });

  test('parts that do not add up cannot be stored', async () => {
    await expect(saveOrder(server.db, { items_total: 1999, total: 2000 })).rejects.toThrow('parts_add_up');
  });
});

test('a search that fits thousands of people finds the same as one that fits few', async () => {
  const people = Array.from({ length: 10_100 }, (_, index) => ({
    name: `Person ${index}`,
    email: `${index}@many.example`,
    country: null,
    created: at(0),
  }));
  const customers = await server.db
    .insertInto('customers')
    .values(people)
    .returning(['id', 'name'])
    .execute();
  const customerOf = (index: number) => customers.find(({ name }) => name === `Person ${index}`)?.id ?? null;
  for (const index of [3, 1500, 10_099])
    await saveOrder(server.db, { number: `of ${index}`, customer_id: customerOf(index), created: at(index) });
  await saveOrder(server.db, { number: 'of a guest', billing: { ...billing, email: 'x@many.example' } });
  await saveOrder(server.db, { number: 'of nobody' });

  const broad = await server.get(`${ORDERS}?search=many.example`);
  expect(numbers(broad)).toEqual(['of 10099', 'of 1500', 'of 3', 'of a guest']);
  expect(broad.body.total_count).toBe(4);
  const narrow = await server.get(`${ORDERS}?search=10099@many`);
  expect(numbers(narrow)).toEqual(['of 10099']);
  expect(narrow.body.total_count).toBe(1);
});
