import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chargeFigures } from '#domain/payments/charge-figures.ts';
import { currency, minor } from '#domain/shared/money.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { paymentDetailsRoutes } from './payment-details-routes.ts';
import { readFeeRates } from './read-fee-rates.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: paymentDetailsRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'transactions',
    'subscription_orders',
    'subscriptions',
    'orders',
    'customers',
  ] as const)
    await server.db.deleteFrom(table).execute();
});

type Over = Parameters<TestServer['simulator']['pay']>[0];
const pay = (over?: Over): Promise<Charge> => server.simulator.pay(over);
const refresh = (kind: 'charge' | 'refund' | 'dispute' | 'payment_intent', id: string) =>
  refreshObject(server.deps, kind, id);
const intentOf = async (charge: Charge) =>
  (await server.get(`/payment_intents/${charge.payment_intent}`)).body;
describe('a payment', () => {
  test('is read from the provider when our copy does not know it yet', async () => {
    const charge = await pay({ amount: minor(12_345) });

    const { status, body } = await server.get(`/payment_intents/${charge.payment_intent}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: charge.payment_intent,
      status: 'succeeded',
      amount: 12_345,
      currency: 'usd',
      customer: { name: 'Ada Lovelace', email: 'ada@example.com' },
      order: null,
      charge: {
        id: charge.id,
        synthetic: false,
        captured: true,
        balance_transaction: { id: charge.balance_transaction, amount: 12_345, currency: 'usd' },
        dispute: null,
        disputes: [],
        refunds: { data: [] },
        payment_method_details: { type: 'card', card: { last4: '4242', brand: 'visa' } },
        outcome: { risk_level: 'normal' },
      },
    });
    const { balance_transaction, transactions } = body.charge;
    expect(balance_transaction.fee_rates.history[0]).toMatchObject({ type: 'base', percentage_rate: 0.029 });
    expect(transactions).toHaveLength(1);
    expect(transactions[0]).toMatchObject({ type: 'charge', amount: 12_345, fees: balance_transaction.fee });
  });

  test('names its order, the customer and the subscriptions', async () => {
    const ada = await saveCustomer(server.db, { name: 'Ada L', email: 'ada@l.example' });
    const order = await saveOrder(server.db, {
      number: '10482',
      customer_id: ada.id,
      payment_intent_id: null,
      fraud_meta_box_type: 'allow',
    });
    const subscription = await saveSubscription(server.db, { customer_id: ada.id }, [order.id]);
    const charge = await pay({ metadata: { order_id: String(order.id) } });

    const found = (await server.get(`/charges/${charge.id}`)).body;

    expect(found.order).toEqual({
      id: order.id,
      number: '10482',
      url: `admin.php?page=wc-orders&action=edit&id=${order.id}`,
      customer_url: `admin.php?page=wc-admin&path=/customers/${ada.id}`,
      customer_name: 'Ada L',
      customer_email: 'ada@l.example',
      fraud_meta_box_type: 'allow',
      subscriptions: [
        { number: subscription.number, url: `admin.php?page=wc-orders&subscription=${subscription.number}` },
      ],
    });
  });

  test('that names no order is found by the order that names it', async () => {
    const charge = await pay();
    const order = await saveOrder(server.db, { payment_intent_id: charge.payment_intent });
    expect((await intentOf(charge)).order).toMatchObject({ id: order.id });
  });

  test('refunded in part and disputed: the figures are sums of the movements it lists', async () => {
    const charge = await pay({ currency: currency('eur'), amount: minor(24_800) });
    const refund = await server.simulator.provider.refundCharge({
      charge: charge.id,
      amount: minor(4_800),
      idempotencyKey: `refund ${charge.id}`,
    });
    const dispute = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
    for (const [kind, id] of [
      ['charge', charge.id],
      ['refund', refund.id],
      ['dispute', dispute.id],
    ] as const)
      await refresh(kind, id);

    const { charge: found } = await intentOf(charge);

    expect(found).toMatchObject({
      disputed: true,
      dispute: { id: dispute.id, status: 'needs_response', reason: 'fraudulent' },
      refunds: { data: [{ id: refund.id, amount: 4800, status: 'succeeded' }] },
    });
    expect(found.dispute.balance_transactions).toMatchObject([{ reporting_category: 'dispute' }]);
    const { payment, fees, refunded, net, disputeFee } = chargeFigures(found);
    const sum = (field: 'net' | 'fees') =>
      found.transactions.reduce((all: number, row: Record<string, number>) => all + (row[field] ?? 0), 0);
    expect(net.amount).toBe(sum('net'));
    expect(fees.amount).toBe(sum('fees'));
    expect(disputeFee.amount).toBe(found.dispute.balance_transactions[0].fee);
    expect(payment.amount - fees.amount - refunded.amount).toBe(net.amount);
  });

  test('two disputes are both told, the one to answer first in front', async () => {
    const charge = await pay({ amount: minor(10_000) });
    const first = await server.simulator.controls.raiseDispute({
      charge: charge.id,
      reason: 'duplicate',
      amount: minor(4000),
    });
    await server.simulator.controls.decideDispute(first.id, 'lost');
    const second = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });

    const { charge: found } = await intentOf(charge);

    expect(found.disputes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    expect(found.dispute.id).toBe(second.id);
  });

  test('hostile names and addresses leave as text', async () => {
    const charge = await pay({
      customer: { name: '<img src=x onerror=alert(1)>', email: 'a@example.com', country: 'DE' },
      billing_address: { line1: '"Quotes" & <b>', city: 'Berlin', postal_code: '10435', country: 'DE' },
    });
    const { billing_details } = (await server.get(`/charges/${charge.id}`)).body;
    expect(billing_details.name).toBe('<img src=x onerror=alert(1)>');
    expect(billing_details.formatted_address).toBe(
      '&lt;img src=x onerror=alert(1)&gt;<br/>&quot;Quotes&quot; &amp; &lt;b&gt;<br/>10435 Berlin<br/>DE',
    );
  });

  test('another way of paying brings its own object', async () => {
    const charge = await pay({ card: 'sepa_debit', currency: currency('eur') });
    const { payment_method_details: method } = (await server.get(`/charges/${charge.id}`)).body;
    expect(method).toMatchObject({ type: 'sepa_debit', sepa_debit: { last4: expect.any(String) } });
    expect(method.card).toBeUndefined();
  });

  test('a card at a reader has no checks', async () => {
    const charge = await pay({ channel: 'in_person', source_device: 'ios' });
    const found = (await server.get(`/charges/${charge.id}`)).body;
    expect(found).toMatchObject({
      channel: 'in_person',
      source_device: 'ios',
      payment_method_details: { type: 'card_present', card_present: { last4: '4242' } },
    });
    expect(found.payment_method_details.card_present.checks).toBeUndefined();
  });
});

describe('the steps of a fee', () => {
  test('are left out where the provider fails or is slow; the page does not wait for them', async () => {
    const { provider } = server.simulator;
    const { log } = server.deps;
    const failing = { ...provider, findObject: () => Promise.reject(new Error('down')) };
    expect(await readFeeRates({ provider: failing, log }, 'txn_1')).toBeNull();
    vi.useFakeTimers();
    const silent = { ...provider, findObject: () => new Promise<never>(() => undefined) };
    const asked = readFeeRates({ provider: silent, log }, 'txn_1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBeNull();
    vi.useRealTimers();
  });
});

describe('ids', () => {
  test.each([
    ['/payment_intents/pi_nobody', 404, 'wcpay_get_charge'],
    ['/payment_intents/ch_nobody', 404, 'wcpay_get_charge'],
    ['/payment_intents/a.b', 400, 'wcpay_route_validation_failure'],
    ['/charges/ch_nobody', 404, 'wcpay_get_charge'],
    ['/charges/12', 404, 'wcpay_get_charge'],
    ['/charges/a%20b', 400, 'wcpay_route_validation_failure'],
    ['/charges/order/999999999', 404, 'wcpay_missing_order'],
    ['/charges/order/abc', 400, 'rest_invalid_param'],
    ['/charges/order/0', 400, 'rest_invalid_param'],
    ['/timeline/pi_nobody', 404, 'wcpay_get_charge'],
    ['/timeline/999999999', 404, 'wcpay_missing_order'],
    ['/timeline/..', 404, 'rest_no_route'],
  ])('%s answers %d %s', async (address, status, code) => {
    expect(await server.get(address)).toMatchObject({ status, body: { code } });
  });

  test('what nobody knows says so in the words of the specification', async () => {
    expect((await server.get('/charges/ch_nobody')).body.message).toBe('Error retrieving transaction.');
  });

  test.each([
    ['asLowUser', 403],
    ['asAnonymous', 401],
  ] as const)('%s reads nothing', async (who, status) => {
    const charge = await pay();
    for (const address of [
      `/payment_intents/${charge.payment_intent}`,
      `/charges/${charge.id}`,
      '/charges/order/1',
      `/timeline/${charge.payment_intent}`,
      '/readers/charges/txn_1',
    ])
      expect((await server.get(address, server[who])).status).toBe(status);
  });
});

describe('an order', () => {
  const billing = {
    name: 'Grace Hopper',
    email: 'grace@example.org',
    address_1: '7 Harbour Row',
    city: 'Bristol',
    state: '',
    postcode: 'BS1 4QA',
    country: 'GB',
  };

  test('nobody paid for stands as a charge in which nothing has moved', async () => {
    const { id } = await saveOrder(server.db, {
      status: 'pending',
      total: 4200,
      payment_intent_id: null,
      billing,
    });
    const { status, body } = await server.get(`/charges/order/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: String(id),
      synthetic: true,
      amount: 4200,
      amount_captured: 0,
      amount_refunded: 0,
      application_fee_amount: 0,
      balance_transaction: null,
      status: 'pending',
      paid: false,
      refunds: null,
      outcome: null,
      payment_intent: null,
      payment_method_details: { type: 'card' },
      billing_details: { name: 'Grace Hopper', email: 'grace@example.org', address: { city: 'Bristol' } },
      order: { id, number: expect.any(String) },
      transactions: [],
    });
    expect((await server.get(`/timeline/${id}`)).body).toEqual({ data: [] });
  });

  test('with a payment has its status and its story', async () => {
    const charge = await pay({ capture: 'manual' });
    await refresh('payment_intent', charge.payment_intent);
    const { id } = await saveOrder(server.db, { payment_intent_id: charge.payment_intent });
    expect((await server.get(`/charges/order/${id}`)).body).toMatchObject({
      status: 'requires_capture',
      payment_intent: charge.payment_intent,
    });
    const { data } = (await server.get(`/timeline/${id}`)).body;
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['authorized', 'started']);
  });
});
