import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { DISPUTED_AT, saveDispute } from '#tests/factories/dispute.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { disputesRoutes } from './disputes-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: disputesRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['disputes', 'transactions', 'orders'] as const)
    await server.db.deleteFrom(table).execute();
});

const at = (days: number) => epochSeconds(DISPUTED_AT + days * DAY_S);
const ids = ({ body }: Answer): string[] =>
  body.data.map(({ dispute_id }: { dispute_id: string }) => dispute_id);

test('a row says what is disputed, by whom, for which order, and until when', async () => {
  const order = await saveOrder(server.db, { number: '77' });
  const { id } = await saveDispute(server.db, {
    reason: 'product_not_received',
    sale: { order_id: order.id, customer_name: 'Ada Lovelace', customer_email: 'ada@example.com' },
  });
  const { status, body } = await server.get('/disputes');
  expect(status).toBe(200);
  expect(body).toEqual({
    total_count: 1,
    data: [
      {
        dispute_id: id,
        charge_id: expect.stringMatching(/^ch_/),
        payment_intent_id: expect.stringMatching(/^pi_/),
        status: 'needs_response',
        reason: 'product_not_received',
        amount: 2000,
        currency: 'usd',
        source: 'visa',
        source_identifier: '4242',
        order_number: '77',
        order: expect.objectContaining({
          id: order.id,
          number: '77',
          url: `admin.php?page=wc-orders&action=edit&id=${order.id}`,
        }),
        customer_name: 'Ada Lovelace',
        customer_email: 'ada@example.com',
        customer_country: 'US',
        created: utcInstant(DISPUTED_AT),
        due_by: utcInstant(at(9)),
        draft: null,
      },
    ],
  });
});

test('a dispute whose payment we have not heard of stands there without customer and order', async () => {
  await saveDispute(server.db);
  expect((await server.get('/disputes')).body.data[0]).toMatchObject({
    order: null,
    order_number: null,
    customer_name: null,
    source: null,
  });
});

describe('order', () => {
  beforeEach(async () => {
    await saveDispute(server.db, { id: 'dp_a', amount: 300, created: at(0), due_by: at(8) });
    await saveDispute(server.db, { id: 'dp_b', amount: 100, created: at(1), due_by: at(12) });
    await saveDispute(server.db, { id: 'dp_c', amount: 300, created: at(2), due_by: at(7) });
  });
  test.each([
    ['', ['dp_c', 'dp_b', 'dp_a']],
    ['?direction=asc', ['dp_a', 'dp_b', 'dp_c']],
    ['?sort=amount', ['dp_c', 'dp_a', 'dp_b']],
    ['?sort=amount&direction=asc', ['dp_b', 'dp_a', 'dp_c']],
    ['?sort=due_by&direction=asc', ['dp_c', 'dp_a', 'dp_b']],
    ['?sort=due_by', ['dp_b', 'dp_a', 'dp_c']],
  ])('%s', async (query, expected) => {
    expect(ids(await server.get(`/disputes${query}`))).toEqual(expected);
  });

  test.each([
    ['asc', ['dp_c', 'dp_a', 'dp_b', 'dp_e', 'dp_d']],
    ['desc', ['dp_b', 'dp_a', 'dp_c', 'dp_d', 'dp_e']],
  ])('by deadline, %s: what awaits no answer has none and comes last', async (direction, expected) => {
    await saveDispute(server.db, { id: 'dp_d', status: 'lost', due_by: at(10) });
    await saveDispute(server.db, { id: 'dp_e', status: 'under_review', due_by: at(2) });
    const query = `sort=due_by&direction=${direction}`;
    expect(ids(await server.get(`/disputes?${query}`))).toEqual(expected);
    expect(ids(await server.get(`/disputes?${query}&page=2&pagesize=2`))).toEqual(expected.slice(2, 4));
    const awaiting = `${query}&search[0]=needs_response&search[1]=warning_needs_response`;
    expect(ids(await server.get(`/disputes?${awaiting}`))).toEqual(expected.slice(0, 3));
    expect(ids(await server.get(`/disputes?${query}&search[0]=lost`))).toEqual(['dp_d']);
  });
});

describe('filters', () => {
  beforeEach(async () => {
    const order = await saveOrder(server.db, { number: '501' });
    await saveDispute(server.db, {
      id: 'dp_a',
      created: at(0),
      sale: { customer_name: 'Grace Hopper', customer_email: 'grace@navy.example', order_id: order.id },
    });
    await saveDispute(server.db, { id: 'dp_b', status: 'warning_needs_response', created: at(1) });
    await saveDispute(server.db, { id: 'dp_c', status: 'won', currency: 'eur', amount: 700, created: at(2) });
    await saveDispute(server.db, { id: 'dp_d', status: 'lost', charge_id: 'ch_known', created: at(3) });
  });

  const day = (days: number) => utcInstant(at(days)).slice(0, 10);
  test.each([
    ['search[0]=needs_response&search[1]=warning_needs_response', ['dp_b', 'dp_a']],
    ['status_is=won', ['dp_c']],
    ['status_is_not=won', ['dp_d', 'dp_b', 'dp_a']],
    ['store_currency_is=EUR', ['dp_c']],
    ['store_currency_is=eur&status_is=lost', []],
    [`date_after=${day(2)}`, ['dp_d', 'dp_c']],
    [`date_before=${day(1)}`, ['dp_b', 'dp_a']],
    [`date_between[0]=${day(2)}&date_between[1]=${day(1)}`, ['dp_c', 'dp_b']],
    [`date_after=${day(3)}&status_is=won`, []],
    [`date_after=${day(3)}&status_is=won&match=any`, ['dp_d', 'dp_c']],
    [`date_after=${day(3)}&status_is=won&match=any&store_currency_is=usd`, ['dp_d']],
    ['status_is=won&status_is_not=won&match=any', ['dp_d', 'dp_c', 'dp_b', 'dp_a']],
    ['search=HOPPER', ['dp_a']],
    ['search=grace@navy', ['dp_a']],
    ['search=%23501', ['dp_a']],
    ['search=Order%20%23501', ['dp_a']],
    ['search=ch_known', ['dp_d']],
    ['search=dp_b', ['dp_b']],
    ['search[0]=dp_b&search[1]=dp_c', ['dp_c', 'dp_b']],
    ['search[0]=dp_b&search[1]=dp_c&search[2]=won', ['dp_c']],
    ['search=%25', []],
    ["search='%20or%201=1%20--", []],
    ['filter=awaiting_response&user_timezone=%2B02:00', ['dp_d', 'dp_c', 'dp_b', 'dp_a']],
  ])('%s finds the same rows as its count and its summary', async (query, expected) => {
    const list = await server.get(`/disputes?${query}`);
    expect(ids(list)).toEqual(expected);
    expect(list.body.total_count).toBe(expected.length);
    expect((await server.get(`/disputes/summary?${query}`)).body.count).toBe(expected.length);
  });

  test.each([
    ['sort=reason', 'sort'],
    ['status_is=open', 'status_is'],
    ['date_after=yesterday', 'date_after'],
    ['match=some', 'match'],
    ['store_currency_is=dollars', 'store_currency_is'],
  ])('%s is refused by name', async (query, field) => {
    expect(await server.get(`/disputes?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { [field]: expect.any(String) } } },
    });
  });
});

describe('the summary', () => {
  test('sums one currency, and never mixes two', async () => {
    await saveDispute(server.db, { amount: 100 });
    await saveDispute(server.db, { amount: 250 });
    expect((await server.get('/disputes/summary')).body).toEqual({
      count: 2,
      total: 350,
      currency: 'usd',
      totals: [{ currency: 'usd', count: 2, total: 350 }],
      currencies: ['usd'],
    });
    await saveDispute(server.db, { amount: 9000, currency: 'jpy' });
    expect((await server.get('/disputes/summary')).body).toMatchObject({
      count: 3,
      total: 0,
      currency: '',
      currencies: ['jpy', 'usd'],
    });
    expect((await server.get('/disputes/summary?store_currency_is=jpy')).body).toMatchObject({
      count: 1,
      total: 9000,
      currency: 'jpy',
      currencies: ['jpy', 'usd'],
    });
  });

  test('nothing yet', async () => {
    expect((await server.get('/disputes/summary')).body).toMatchObject({
      count: 0,
      total: 0,
      currencies: [],
    });
  });

  test('follows every change of status and amount', async () => {
    const { id } = await saveDispute(server.db, { amount: 100 });
    await server.db
      .updateTable('disputes')
      .set({ status: 'lost', amount: 60 })
      .where('id', '=', id)
      .execute();
    expect((await server.get('/disputes/summary?status_is=needs_response')).body.count).toBe(0);
    expect((await server.get('/disputes/summary?status_is=lost')).body).toMatchObject({
      count: 1,
      total: 60,
    });
    await server.db.deleteFrom('disputes').where('id', '=', id).execute();
    expect((await server.get('/disputes/summary')).body).toMatchObject({ count: 0, currencies: [] });
  });
});

test.each([
  ['all', '', ['lost']],
  ['of two statuses', '&search[]=won&search[]=lost', ['lost', 'won']],
  ['of two statuses in pieces of one', '&search[]=won&search[]=lost&search[]=needs_response', ['won']],
])('every row is on exactly one page, from the front and from the end: %s', async (_, query, statuses) => {
  const rows = Array.from({ length: 1210 }, (_, index) => ({
    provider: 'simulator',
    id: `dp_${String(index).padStart(5, '0')}`,
    charge_id: `ch_${index}`,
    payment_intent_id: `pi_${index}`,
    status: statuses[index % statuses.length] ?? '',
    reason: 'general',
    amount: 100,
    currency: 'usd',
    created: utcInstant(at(Math.floor(index / 7))),
    due_by: utcInstant(at(9)),
    data: '{}',
  }));
  await server.db.insertInto('disputes').values(rows).execute();
  const seen: string[] = [];
  for (let page = 1; page <= 4; page += 1)
    seen.push(...ids(await server.get(`/disputes?page=${page}&pagesize=400&direction=asc${query}`)));
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect((await server.get(`/disputes?page=99${query}`)).body).toEqual({ data: [], total_count: 1210 });
  expect((await server.get('/disputes?paged=x&per_page=y')).body.data).toHaveLength(25);
});
