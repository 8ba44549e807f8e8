import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { hearOf, payForOrder } from '#tests/factories/provider-payment.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
