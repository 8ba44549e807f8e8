import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { authorizeOrder, payForOrder, screenOrder } from '#tests/factories/provider-payment.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { ANSWER_BYTES_MAX } from '../../http/answer-size.ts';
import { authorizationsRoutes } from '../authorizations/authorizations-routes.ts';
import { fraudOutcomesRoutes } from './fraud-outcomes-routes.ts';

const OUTCOMES = '/transactions/fraud-outcomes';
const TAB = 'status=block&additional_status=review';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [...fraudOutcomesRoutes, ...authorizationsRoutes] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const tables = [
    'transactions',
    'payment_intents',
    'charges',
    'orders',
    'customers',
    'fraud_decisions',
  ] as const;
  for (const table of tables) await server.db.deleteFrom(table).execute();
});

const orders = ({ body }: Answer): number[] =>
  body.data.map(({ order_id }: { order_id: number }) => order_id);
const list = (query: string) => server.get(`${OUTCOMES}?${query}`);
const named = async (name: string) =>
  (await saveCustomer(server.db, { name, email: `${name.length}@example.com` })).id;
const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));

test('a payment the rules blocked, and one they hold; what passed or was decided is not there', async () => {
  const blocked = await screenOrder(server, 'block', { created: at(1), customer_id: await named('Ada') });
  const held = await screenOrder(server, 'review', { created: at(2) });
  const decided = await screenOrder(server, 'review', { created: at(3) });
  await payForOrder(server, {}, { fraud_meta_box_type: 'allow' });
  await authorizeOrder(server);
  await server.post(`/orders/${decided.order_id}/cancel_authorization`, {
    payment_intent_id: decided.payment_intent_id,
  });

  const tab = await list(TAB);
  expect(orders(tab)).toEqual([decided.order_id, held.order_id, blocked.order_id]);
  expect(tab.body.total_count).toBe(3);
  expect(tab.body.data.at(-1)).toEqual({
    status: 'block',
    created: at(1),
    amount: 10_000,
    currency: 'usd',
    customer_name: 'Ada',
    order_id: blocked.order_id,
    order_number: expect.any(String),
    payment_intent: { id: blocked.payment_intent_id, status: 'canceled' },
    fraud_meta_box_type: 'block',
    rules: ['address_mismatch'],
  });
  // A person blocked it after the rules had held it.
  expect(tab.body.data[0]).toMatchObject({ status: 'block', fraud_meta_box_type: 'review_blocked' });
  expect(orders(await list('status=review'))).toEqual([held.order_id]);
  expect(orders(await list('status=block'))).toEqual([decided.order_id, blocked.order_id]);
});

test('held means that it still waits: once captured elsewhere or lapsed, it has left', async () => {
  const held = await screenOrder(server, 'review');
  await server.db.updateTable('payment_intents').set({ status: 'succeeded' }).execute();
  expect(orders(await list('status=review'))).toEqual([]);
  expect(await server.get(`/fraud_outcomes/${held.order_id}/latest`)).toMatchObject({
    status: 200,
    body: { status: 'allow', fraud_meta_box_type: 'review_allowed' },
  });
});

describe('order and pages', () => {
  beforeEach(async () => {
    for (const [number, total] of [['1', 300] as const, ['2', 100] as const, ['3', 200] as const])
      await saveOrder(server.db, {
        number,
        total,
        fraud_meta_box_type: 'block',
        created: at(Number(number)),
      });
  });
  test.each([
    ['', '321'],
    ['&sort=created&direction=asc', '123'],
    ['&sort=amount', '132'],
    ['&sort=amount&direction=asc', '231'],
    ['&page=2&pagesize=2', '1'],
  ])('%s', async (query, expected) => {
    const { body } = await list(`${TAB}${query}`);
    expect(body.data.map(({ order_number }: { order_number: string }) => order_number).join('')).toBe(
      expected,
    );
    expect(body.total_count).toBe(3);
  });
});

test('the summary counts what the list shows, and never adds up two currencies', async () => {
  expect((await server.get(`${OUTCOMES}/summary?${TAB}`)).body).toEqual({
    count: 0,
    total: 0,
    currencies: [],
    totals: [],
  });
  await saveOrder(server.db, { total: 500, fraud_meta_box_type: 'block' });
  await saveOrder(server.db, { total: 700, fraud_meta_box_type: 'block' });
  expect((await server.get(`${OUTCOMES}/summary?${TAB}`)).body).toMatchObject({ count: 2, total: 1200 });
  await saveOrder(server.db, { total: 100, currency: 'eur', fraud_meta_box_type: 'block' });
  expect((await server.get(`${OUTCOMES}/summary?${TAB}`)).body).toEqual({
    count: 3,
    total: 0,
    currencies: ['usd', 'eur'],
    totals: [
      { currency: 'usd', count: 2, total: 1200 },
      { currency: 'eur', count: 1, total: 100 },
    ],
  });
});

test.each([
  ['search[]=ada', ['1']],
  ['search[]=LOVELACE', ['1']],
  ['search[]=Order %232', ['2']],
  ['search[]=%232', ['2']],
  ['search[]=ada&search[]=%233', ['3', '1']],
  ['search[]=%25', []],
  ["search[]=' or 1=1 --", []],
])('searching with %s finds %j', async (query, expected) => {
  const [ada, bob] = [await named('Ada Lovelace'), await named('Bob')];
  for (const [number, customer_id] of [['1', ada] as const, ['2', bob] as const, ['3', bob] as const])
    await saveOrder(server.db, {
      number,
      customer_id,
      fraud_meta_box_type: 'block',
      created: at(Number(number)),
    });
  const found = await list(`${TAB}&${encodeURI(query).replaceAll('%25', '%')}`);
  expect(found.body.data.map(({ order_number }: { order_number: string }) => order_number)).toEqual(expected);
  expect(found.body.total_count).toBe(expected.length);
});

test('suggests people and the order a number means', async () => {
  const ada = await named('Ada Lovelace');
  const order = await saveOrder(server.db, { number: '77', customer_id: ada, fraud_meta_box_type: 'block' });
  await saveOrder(server.db, { number: '78', customer_id: ada, fraud_meta_box_type: 'allow' });
  const suggest = async (term: string) =>
    (await server.get(`${OUTCOMES}/search?${TAB}&search_term=${encodeURIComponent(term)}`)).body;
  const customer = { key: `customer-${order.id}`, label: 'Ada Lovelace' };
  expect(await suggest('love')).toEqual([customer]);
  expect(await suggest('77')).toEqual([{ key: `order-${order.id}`, label: 'Order #77' }, customer]);
  expect(await suggest('78')).toEqual([]);
  expect(await suggest('')).toEqual([customer]);
});

test('the file has every row, without pages', async () => {
  for (let number = 1; number <= 30; number += 1)
    await saveOrder(server.db, { number: String(number), fraud_meta_box_type: 'block' });
  expect((await server.get(`${OUTCOMES}/download?${TAB}`)).body.data).toHaveLength(30);
});

test('a file that weighs more than an answer may is whole', async () => {
  const { id } = await saveOrder(server.db, { number: '1', fraud_meta_box_type: 'block' });
  const customer_id = await named('Ada');
  await sql`insert into orders (number, customer_id, billing, currency, total, status, fraud_meta_box_type, created)
    select nth::text, ${customer_id}, billing, currency, total, status, fraud_meta_box_type, created
    from orders, generate_series(2, 40000) nth where id = ${id}`.execute(server.db);
  const { body, text } = await server.get(`${OUTCOMES}/download?${TAB}`);
  expect(text.length).toBeGreaterThan(ANSWER_BYTES_MAX);
  expect(body.data).toHaveLength(40_000);
  expect(body.data[0]).toMatchObject({ customer_name: 'Ada', status: 'block' });
});

test.each(['', 'status=everything', 'status=block&additional_status=maybe'])(
  '?%s is refused by its code',
  async (query) => {
    for (const path of ['', '/summary', '/search', '/download'])
      expect(await server.get(`${OUTCOMES}${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_fraud_outcome_status' },
      });
  },
);

test('an order the rules said nothing of has no latest outcome', async () => {
  const { id } = await saveOrder(server.db, { fraud_meta_box_type: 'not_card' });
  for (const order of [id, 999_999_999])
    expect(await server.get(`/fraud_outcomes/${order}/latest`)).toMatchObject({
      status: 404,
      body: { code: 'wcpay_fraud_outcome_not_found' },
    });
});
