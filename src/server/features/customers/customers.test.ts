import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { customersRoutes } from './customers-routes.ts';

const CUSTOMERS = '/wp-json/wc-admin/store/customers';
const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: customersRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['transactions', 'orders', 'customers'] as const)
    await server.db.deleteFrom(table).execute();
});

const three = async () => {
  const ada = await saveCustomer(server.db, {
    name: 'Ada',
    email: 'ada@example.com',
    country: 'GB',
    created: at(0),
  });
  const bob = await saveCustomer(server.db, {
    name: 'Bob',
    email: 'bob@example.org',
    country: 'US',
    created: at(1),
  });
  const cai = await saveCustomer(server.db, {
    name: 'Cai',
    email: 'cai@example.com',
    country: null,
    created: at(2),
  });
  return { ada, bob, cai };
};

test.each([
  ['', ['Cai', 'Bob', 'Ada']],
  ['?direction=asc', ['Ada', 'Bob', 'Cai']],
  ['?sort=name&direction=asc', ['Ada', 'Bob', 'Cai']],
  ['?sort=name&direction=desc', ['Cai', 'Bob', 'Ada']],
  ['?country_is=us', ['Bob']],
  ['?country_is=fr', []],
  ['?search=EXAMPLE.ORG', ['Bob']],
  ['?search[]=ada&search[]=bob', ['Bob', 'Ada']],
  ['?search=_da', []],
  ['?page=2&pagesize=2', ['Ada']],
])('%s lists %j', async (query, expected) => {
  await three();
  const { body } = await server.get(CUSTOMERS + query);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(expected);
  expect(body.total_count).toBe(query.includes('page') ? 3 : expected.length);
});

test('counts orders and knows the last one', async () => {
  const { ada } = await three();
  await saveOrder(server.db, { customer_id: ada.id, created: at(50) });
  await saveOrder(server.db, { customer_id: ada.id, created: at(90) });
  const { body } = await server.get(`${CUSTOMERS}?search=ada`);
  expect(body.data).toEqual([
    {
      id: ada.id,
      name: 'Ada',
      email: 'ada@example.com',
      country: 'GB',
      date_created: at(0),
      orders_count: 2,
      last_order: at(90),
    },
  ]);
});

test('one customer: what was paid and given back, never across currencies', async () => {
  const { ada, bob } = await three();
  const dollars = await saveOrder(server.db, { customer_id: ada.id });
  const euros = await saveOrder(server.db, { customer_id: ada.id, currency: 'eur' });
  await saveOrder(server.db, { customer_id: ada.id, status: 'pending', total: 777 });
  const others = await saveOrder(server.db, { customer_id: bob.id });
  const eur = { currency: 'eur' };
  await saveTransaction(server.db, { order_id: dollars.id, amount: 2000 });
  await saveTransaction(server.db, { order_id: euros.id, amount: 5000, ...eur });
  await saveTransaction(server.db, { order_id: euros.id, amount: -1500, fees: 0, type: 'refund', ...eur });
  await saveTransaction(server.db, { order_id: euros.id, amount: -800, fees: 0, type: 'refund', ...eur });
  await saveTransaction(server.db, {
    order_id: euros.id,
    amount: 800,
    fees: 0,
    type: 'refund_failure',
    ...eur,
  });
  await saveTransaction(server.db, { order_id: others.id, amount: 9999 });

  const { body } = await server.get(`${CUSTOMERS}/${ada.id}`);

  expect(body).toMatchObject({ name: 'Ada', orders_count: 3 });
  expect(body.totals).toEqual([
    { currency: 'eur', orders: 1, paid: 5000, refunded: 1500, disputed: 0 },
    { currency: 'usd', orders: 1, paid: 2000, refunded: 0, disputed: 0 },
  ]);
});

test('somebody who never bought has no totals', async () => {
  const { cai } = await three();
  expect((await server.get(`${CUSTOMERS}/${cai.id}`)).body).toMatchObject({
    orders_count: 0,
    last_order: null,
    country: null,
    totals: [],
  });
});

test.each([
  ['/999999999', 404, 'resource_missing'],
  ['/0', 400, 'rest_invalid_param'],
  ['?sort=email', 400, 'rest_invalid_param'],
  ['?country_is=USA', 400, 'rest_invalid_param'],
])('%s answers %d', async (address, status, code) => {
  expect(await server.get(CUSTOMERS + address)).toMatchObject({ status, body: { code } });
});

test('nobody without the right reads them', async () => {
  const { ada } = await three();
  for (const address of [CUSTOMERS, `${CUSTOMERS}/${ada.id}`]) {
    expect((await server.get(address, server.asLowUser)).status).toBe(403);
    expect((await server.get(address, server.asAnonymous)).status).toBe(401);
  }
});
