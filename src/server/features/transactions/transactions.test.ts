import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant as wire } from '#contract/kit/fields.ts';
import { minor } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { hearOf, payForOrder } from '#tests/factories/provider-payment.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { aTransaction, saveTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = (text: string) => wire.parse(text);
const ids = ({ body }: { body: { data: { transaction_id: string }[] } }) =>
  body.data.map((one) => one.transaction_id);
const labels = ({ body }: { body: { label: string }[] }) => body.map(({ label }) => label);

test('a row carries its order, customer, subscriptions and payout', async () => {
  const customer = await saveCustomer(server.db, { name: 'Grace Hopper', email: 'grace@example.com' });
  const order = await saveOrder(server.db, { number: '7001', customer_id: customer.id });
  await saveSubscription(server.db, { number: '7900', customer_id: customer.id }, [order.id]);
  await savePayout(server.db, { id: 'po_row', status: 'in_transit' });
  await saveTransaction(server.db, {
    transaction_id: 'txn_row',
    order_id: order.id,
    deposit_id: 'po_row',
    customer_currency: 'jpy',
    customer_amount: 3000,
    exchange_rate: '0.00667',
    metadata: { charge_type: 'in_person', internal_note: 'stays here' },
  });

  const { status, body } = await server.get('/transactions/txn_row');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    transaction_id: 'txn_row',
    date: '2023-11-14 22:13:20',
    available_on: '2023-11-17',
    customer_currency: 'jpy',
    exchange_rate: 0.00667,
    deposit_id: 'po_row',
    deposit_status: 'in_transit',
    order: {
      id: order.id,
      number: '7001',
      url: `admin.php?page=wc-orders&action=edit&id=${order.id}`,
      customer_url: `admin.php?page=wc-admin&path=/customers/${customer.id}`,
      customer_name: 'Grace Hopper',
      customer_email: 'grace@example.com',
      subscriptions: [{ number: '7900', url: 'admin.php?page=wc-orders&subscription=7900' }],
    },
  });
  expect(body.metadata).toEqual({ charge_type: 'in_person' });
  expect(body).not.toHaveProperty('payer');
});

describe('a row says how its payment stands', () => {
  const stateOf = async (charge_id: string) => {
    const { body } = await server.get('/transactions?pagesize=100');
    return body.data.find(
      (row: { type: string; charge_id: string }) => row.type === 'charge' && row.charge_id === charge_id,
    )?.payment_state;
  };

  test('paid, then refunded', async () => {
    const { charge } = await payForOrder(server);
    expect(await stateOf(charge.id)).toEqual({ kind: 'named', status: 'paid', due_by: null });
    await server.simulator.provider.refundCharge({
      charge: charge.id,
      amount: minor(10_000),
      idempotencyKey: `refund ${charge.id}`,
    });
    await hearOf(server, charge);
    expect(await stateOf(charge.id)).toMatchObject({ status: 'refunded_full' });
  });

  test('disputed, and until when an answer is awaited', async () => {
    const { charge } = await payForOrder(server);
    const { id, evidence_details } = await server.simulator.controls.raiseDispute({
      charge: charge.id,
      reason: 'fraudulent',
    });
    await hearOf(server, charge);
    await refreshObject(server.deps, 'dispute', id);
    expect(await stateOf(charge.id)).toEqual({
      kind: 'named',
      status: 'disputed_needs_response',
      due_by: utcInstant(evidence_details.due_by),
    });
  });

  test('a movement of no payment has none', async () => {
    await saveTransaction(server.db, {
      transaction_id: 'txn_alone',
      charge_id: null,
      payment_intent_id: null,
    });
    expect((await server.get('/transactions/txn_alone')).body.payment_state).toBeNull();
  });
});

test('a transaction nobody knows is a 404 with its code', async () => {
  expect(await server.get('/transactions/txn_nobody')).toMatchObject({
    status: 404,
    body: { code: 'transaction_missing' },
  });
});

describe('input', () => {
  test.each([
    ['sort', 'sort=customer_name'],
    ['sort', 'sort=date;drop table transactions'],
    ['direction', 'direction=sideways'],
    ['match', 'match=some'],
    ['type_is', 'type_is=chargeback'],
    ['type_is_not', 'type_is_not='],
    ['type', 'type=unknown'],
    ['type_is_in.1', 'type_is_in=charge,what'],
    ['channel_is', 'channel_is=phone'],
    ['source_device_is_not', 'source_device_is_not=nokia'],
    ['source_is', "source_is=visa'--"],
    ['amount_is', 'amount_is=-5'],
    ['amount_min', 'amount_min=1,000'],
    ['amount_max', 'amount_max=1.2345'],
    ['customer_country_is', 'customer_country_is=USA'],
    ['customer_currency_is_not', 'customer_currency_is_not=us'],
    ['store_currency_is', 'store_currency_is=dollars'],
    ['risk_level_is', 'risk_level_is=3'],
    ['risk_level_is', 'risk_level_is=-1'],
    ['loan_id_is', 'loan_id_is=../etc'],
    ['deposit_id', 'deposit_id=a%20b'],
    ['date_before', 'date_before=2026-02-30'],
    ['date_before', 'date_before=0000-00-00'],
    ['date_after', 'date_after=1738404000000'],
    ['date_after', 'date_after=2026-01-01T00:00:00%2B14:00'],
    ['date_after', 'date_after=275760-09-13'],
    ['date_between', 'date_between[0]=2026-01-01'],
    ['date_between', 'date_between=2026-01-01'],
    ['date_between.1', 'date_between[0]=2026-01-01&date_between[1]=soon'],
    ['search', `search=${'x'.repeat(201)}`],
  ])('%s is named when it makes no sense: %s', async (field, query) => {
    for (const path of ['/transactions', '/transactions/summary']) {
      if (path.endsWith('summary') && /^(sort|direction)/.test(field)) continue;
      const { status, body } = await server.get(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: expect.stringMatching(/^rest_(invalid_param|missing_callback_param)$/),
        data: { status: 400 },
      });
      expect(JSON.stringify(body.data.params)).toContain(field.split('.')[0]);
    }
  });

  test.each([
    'page=soon&pagesize=many',
    'page=-1&pagesize=0',
    'paged=1&per_page=25',
    'user_timezone=%2B05:30&filter=advanced&whatever=1',
    'date_between[0]=9999-12-31&date_between[1]=0001-01-01',
    'type_is_in[]=charge&type_is_in[]=refund',
    'page=10000000&pagesize=500',
  ])('%s is accepted', async (query) => {
    expect((await server.get(`/transactions?${query}`)).status).toBe(200);
  });

  test.each([
    ['page', 'page=1e9'],
    ['page', 'page=10000001'],
    ['page', 'page=1.5'],
    ['page', 'page=0x2'],
    ['page', 'page[]=2'],
    ['paged', 'paged=1e2'],
    ['pagesize', 'pagesize=501'],
    ['per_page', 'per_page=501'],
    ['pagesize', 'pagesize=9e999'],
  ])('%s that is a number and no page is refused by name: %s', async (field, query) => {
    expect(await server.get(`/transactions?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { [field]: expect.any(String) } } },
    });
  });

  test('page 0 and page 1 are the same page', async () => {
    const [zero, one] = [await server.get('/transactions?page=0'), await server.get('/transactions?page=1')];
    expect(zero.body).toEqual(one.body);
  });
});

describe('days', () => {
  test.each([
    ['date_before=2030-05-10', ['txn_d2', 'txn_d1']],
    ['date_after=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
    ['date_after=2030-05-11', ['txn_d3']],
    ['date_before=2030-05-10%2023:59:58', ['txn_d1']],
    ['date_before=2030-05-10%2023:59:59', ['txn_d2', 'txn_d1']],
    ['date_after=2030-05-10%2000:00:01', ['txn_d3', 'txn_d2']],
    ['date_between[0]=2030-05-11&date_between[1]=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
    ['date_after=2030-05-11&date_before=2030-05-10', []],
    ['match=any&date_after=2030-05-11&date_before=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
  ])('the first and the last second belong to their day: %s', async (query, expected) => {
    await server.db.deleteFrom('transactions').where('loan_id', '=', 'days').execute();
    await saveTransactions(server.db, [
      aTransaction({ transaction_id: 'txn_d1', loan_id: 'days', date: at('2030-05-10 00:00:00') }),
      aTransaction({ transaction_id: 'txn_d2', loan_id: 'days', date: at('2030-05-10 23:59:59') }),
      aTransaction({ transaction_id: 'txn_d3', loan_id: 'days', date: at('2030-05-11 00:00:00') }),
    ]);
    expect(ids(await server.get(`/transactions?loan_id_is=days&${query}`))).toEqual(expected);
  });
});

describe('search', () => {
  beforeAll(async () => {
    const order = await saveOrder(server.db, { number: '8101' });
    const renewal = await saveOrder(server.db, { number: '8102' });
    await saveSubscription(server.db, { number: '8900' }, [order.id, renewal.id]);
    await savePayout(server.db, { id: 'po_search' });
    await saveTransactions(server.db, [
      aTransaction({
        transaction_id: 'txn_s1',
        order_id: order.id,
        customer_name: 'Zoë Quine',
        customer_email: 'zoe@quine.example',
      }),
      aTransaction({
        transaction_id: 'txn_s2',
        order_id: renewal.id,
        customer_name: 'Zoë Quine',
        customer_email: 'other@quine.example',
      }),
      aTransaction({
        transaction_id: 'txn_s3',
        deposit_id: 'po_search',
        charge_id: 'ch_s3',
        customer_name: '50%_off \\ = "x"',
        customer_email: null,
      }),
    ]);
  });

  test.each([
    ['Order #8101', ['txn_s1']],
    ['order #8102', ['txn_s2']],
    ['Subscription #8900', ['txn_s2', 'txn_s1']],
    ['Order #999999999999999999999', []],
    ['Zoë Quine (zoe@quine.example)', ['txn_s1']],
    ['zoË quine', ['txn_s2', 'txn_s1']],
    ['QUINE.EXAMPLE', ['txn_s2', 'txn_s1']],
    ['ch_s3', ['txn_s3']],
    ['po_search', ['txn_s3']],
    ['txn_s3', ['txn_s3']],
    ['50%_', ['txn_s3']],
    ['5_%', []],
    ['\\ = "', ['txn_s3']],
    ["'; select pg_sleep(5); --", []],
  ])('%s', async (term, expected) => {
    const query = `search[0]=${encodeURIComponent(term)}`;
    expect(ids(await server.get(`/transactions?${query}`))).toEqual(expected);
    expect((await server.get(`/transactions/summary?${query}`)).body.count).toBe(expected.length);
  });

  test('terms widen each other, and filters narrow them', async () => {
    const terms = 'search[0]=Order%20%238101&search[1]=50%25';
    expect(ids(await server.get(`/transactions?${terms}`))).toEqual(['txn_s3', 'txn_s1']);
    expect(ids(await server.get(`/transactions?${terms}&deposit_id=po_search`))).toEqual(['txn_s3']);
  });

  test.each([
    ['8101', ['Order #8101']],
    ['#8900', ['Subscription #8900']],
    ['txn_s1', ['txn_s1']],
    ['quine', ['Zoë Quine (other@quine.example)', 'Zoë Quine (zoe@quine.example)']],
    ['zoe@', ['Zoë Quine (zoe@quine.example)']],
    ['50%', ['50%_off \\ = "x"']],
    ['%', ['50%_off \\ = "x"']],
    ['', []],
    ['nobody at all', []],
  ])('suggestions for %s', async (term, expected) => {
    const reply = await server.get(`/transactions/search?search_term=${encodeURIComponent(term)}`);
    expect(labels(reply)).toEqual(expected);
  });

  test('a suggestion whose name starts with the term comes before one that only holds it', async () => {
    await saveTransactions(server.db, [
      aTransaction({ customer_name: 'Maxim Prefixson', customer_email: 'b@x.example' }),
      aTransaction({ customer_name: 'Maxim Prefixson', customer_email: 'b@x.example' }),
      aTransaction({ customer_name: 'Prefixson Max', customer_email: 'a@x.example' }),
    ]);
    const reply = await server.get('/transactions/search?search_term=prefixson');
    expect(labels(reply)).toEqual(['Prefixson Max (a@x.example)', 'Maxim Prefixson (b@x.example)']);
  });
});

describe('rollups', () => {
  test('follow inserts, updates and deletes, also by several writers at once', async () => {
    const { db } = server;
    const saved = Array.from({ length: 24 }, (_, n) =>
      aTransaction({ transaction_id: `txn_u${n}`, amount: 100 * n, source: n % 2 ? 'jcb' : 'amex' }),
    );
    await Promise.all(saved.map((one) => saveTransactions(db, [one])));
    await Promise.all([
      db
        .updateTable('transactions')
        .set({ type: 'refund', risk_level: null })
        .where('transaction_id', 'in', ['txn_u1', 'txn_u2'])
        .execute(),
      db
        .updateTable('transactions')
        .set({ amount: 7, fees: 0, net: 7, customer_amount: 7 })
        .where('transaction_id', '=', 'txn_u3')
        .execute(),
      db
        .updateTable('transactions')
        .set({ available_on: sql`available_on + 1` })
        .where('source', '=', 'amex')
        .execute(),
      db.deleteFrom('transactions').where('transaction_id', 'in', ['txn_u4', 'txn_u5']).execute(),
    ]);
    const kept = await rollups();
    await sql`select rebuild_transaction_days()`.execute(db);
    expect(kept).toEqual(await rollups());
  });

  const rollups = async () => {
    const counted = (table: string, key: string) =>
      sql.raw(`select * from ${table} where count <> 0 order by ${key}`).execute(server.db);
    const found = await Promise.all([
      counted('transaction_days', 'dimension, value, currency, day'),
      counted('transaction_totals', 'dimension, value, currency'),
      counted(
        'transaction_months',
        'type, source, customer_country, month, customer_currency, currency, channel, source_device, risk_level',
      ),
      counted('transaction_payers', 'payer, currency'),
    ]);
    return found.map(({ rows }) => rows);
  };

  test('an id cannot change behind their back', async () => {
    await saveTransaction(server.db, { transaction_id: 'txn_stays' });
    const change = server.db
      .updateTable('transactions')
      .set({ transaction_id: 'txn_else' })
      .where('transaction_id', '=', 'txn_stays');
    await expect(change.execute()).rejects.toThrow('ids stay as they are');
  });

  test('what filters offer covers all rows, whatever is asked', async () => {
    await saveTransaction(server.db, { currency: 'chf', customer_currency: 'sek', source: 'alipay' });
    const { body } = await server.get('/transactions/summary?type_is=financing_payout&store_currency_is=eur');
    expect(body).toMatchObject({ count: 0, total: 0, currency: 'eur', totals: [] });
    expect(body.store_currencies).toEqual(['chf', 'usd']);
    expect(body.customer_currencies).toEqual(expect.arrayContaining(['jpy', 'sek', 'usd']));
    expect(body.sources).toEqual(['alipay', 'amex', 'jcb', 'visa']);
  });

  test('sums leave out what moved another balance, and count it', async () => {
    await server.db.deleteFrom('transactions').execute();
    await saveTransaction(server.db, { amount: 5000, fees: 100 });
    const held = { type: 'adjustment', fees: 0 } as const;
    await saveTransaction(server.db, { ...held, amount: -900 });
    await saveTransaction(server.db, { ...held, amount: 900, balance_type: 'risk_reserved' });
    for (const query of ['', '?type_is=adjustment', '?search[]=Ada%20Lovelace', '?date_after=2023-01-01']) {
      const { body } = await server.get(`/transactions/summary${query}`);
      const isAll = query !== '?type_is=adjustment';
      expect(body, query).toMatchObject(
        isAll
          ? { count: 3, total: 4100, fees: 100, net: 4000 }
          : { count: 2, total: -900, fees: 0, net: -900 },
      );
    }
  });
});
