import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found } from '#contract/search.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { searchRoutes } from './search-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: searchRoutes });
});
afterAll(() => server.close());

const find = async (text: string): Promise<Found> => {
  const { status, body } = await server.get(`/search?search_term=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body;
};
const NOTHING: Found = {
  ...{ payments: [], orders: [], subscriptions: [], customers: [] },
  ...{ payouts: [], disputes: [], transactions: [], loans: [] },
};
const named = (name: string, email: string) => ({ customer: { name, email, country: 'US' } });
const ids = (found: readonly { id: unknown }[]) => found.map(({ id }) => id);

describe('ids', () => {
  test('a payment is found by its own, by its charge, its refund and its movement; as it stands', async () => {
    const { charge, payment_intent_id } = await payForOrder(server, {}, { number: 'S-1' });
    const refund = await server.simulator.provider.refundCharge({
      ...{ charge: charge.id, amount: minor(2500) },
      idempotencyKey: `refund ${charge.id}`,
    });
    for (const [kind, id] of [
      ['refund', refund.id],
      ['charge', charge.id],
    ] as const)
      await refreshObject(server.deps, kind, id);
    for (const id of [payment_intent_id, charge.id, refund.id, charge.balance_transaction ?? ''])
      expect(await find(id), id).toMatchObject({
        payments: [
          {
            id: payment_intent_id,
            amount: 10_000,
            currency: 'usd',
            customer_name: 'Ada Lovelace',
            order_number: 'S-1',
            source: 'visa',
            source_identifier: '4242',
            status: { kind: 'named', status: 'refunded_partial' },
          },
        ],
      });
    const { transactions } = await find(charge.balance_transaction ?? '');
    expect(transactions).toMatchObject([{ type: 'charge', amount: 10_000, payment_intent_id }]);
  });

  test('a dispute by its own id, with the payment it is about; and with that payment', async () => {
    const { charge, payment_intent_id } = await payForOrder(server);
    const { id } = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
    await refreshObject(server.deps, 'dispute', id);
    await refreshObject(server.deps, 'charge', charge.id);
    for (const text of [id, payment_intent_id])
      expect(await find(text)).toMatchObject({
        disputes: [{ id, reason: 'fraudulent', status: 'needs_response', customer_name: 'Ada Lovelace' }],
        payments: [{ id: payment_intent_id, status: { status: 'disputed_needs_response' } }],
      });
  });

  test('a payout by its id, and by what the bank calls it', async () => {
    const { id } = await savePayout(server.db, { bank_reference_key: 'TRACE-88-XY' });
    for (const text of [id, 'TRACE-88-XY'])
      expect(await find(text)).toEqual({
        ...NOTHING,
        payouts: [expect.objectContaining({ id, amount: 5000, status: 'paid' })],
      });
  });

  test('an id in a pasted address is found, and one that nobody has finds nothing', async () => {
    const { id } = await savePayout(server.db);
    expect(ids((await find(`https://payments.example/payouts/${id}?tab=1`)).payouts)).toEqual([id]);
    expect(await find('pi_nobody')).toEqual(NOTHING);
  });
});

describe('numbers', () => {
  test('an order stands first and brings its payment; a subscription of that number is named', async () => {
    const { payment_intent_id, order_id } = await payForOrder(server, {}, { number: '771204' });
    const { id } = await saveCustomer(server.db);
    await saveSubscription(server.db, { number: '771204', customer_id: id }, []);
    for (const text of ['771204', '#771204', 'Order #771204']) {
      const { orders, payments, subscriptions } = await find(text);
      expect(orders).toMatchObject([{ id: order_id, number: '771204', status: 'completed', total: 10_000 }]);
      expect(ids(payments)).toEqual([payment_intent_id]);
      expect(subscriptions).toEqual([{ number: '771204' }]);
    }
  });

  test('the last digits of a card find the newest five; a whole card number finds no more than that', async () => {
    const paid: string[] = [];
    for (let count = 0; count < 6; count += 1)
      paid.push((await payForOrder(server, { card: '4000002500003155' })).payment_intent_id);
    const { payments } = await find('3155');
    expect(payments).toHaveLength(5);
    expect(payments.every(({ source_identifier }) => source_identifier === '3155')).toBe(true);
    expect(paid).toEqual(expect.arrayContaining(ids(payments)));
    expect(ids((await find('4000 0025 0000 3155')).payments)).toEqual(ids(payments));
    expect(server.logged()).not.toContain('4000002500003155');
  });

  test('an amount is found in each currency it may be in, and in the one that is named', async () => {
    const dollars = await payForOrder(server, { amount: minor(73_119) });
    const euros = await payForOrder(server, { amount: minor(73_119), currency: currency('eur') });
    const yen = await payForOrder(server, { amount: minor(73_119), currency: currency('jpy') });
    const of = async (text: string) => ids((await find(text)).payments).sort();
    const both = [dollars.payment_intent_id, euros.payment_intent_id].sort();
    expect(await of('731.19')).toEqual(both);
    expect(await of('731,19')).toEqual(both);
    expect(await of('$731.19')).toEqual(both);
    expect(await of('€731.19')).toEqual([euros.payment_intent_id]);
    expect(await of('73,119')).toEqual([yen.payment_intent_id]);
    expect(await of('usd 73119')).toEqual([]);
  });

  test('payouts are found by their amount too', async () => {
    const { id } = await savePayout(server.db, { amount: 918_277 });
    expect(ids((await find('9,182.77')).payouts)).toEqual([id]);
  });
});

describe('people', () => {
  test('by a part of a name, in any case; with their newest orders and payments', async () => {
    const grace = await saveCustomer(server.db, { name: 'Grace Hopperstone', email: 'grace@navy.example' });
    const { order_id, payment_intent_id } = await authorizeOrder(
      server,
      named('Grace Hopperstone', 'grace@navy.example'),
      { customer_id: grace.id, status: 'on-hold' },
    );
    for (const text of [
      'hopperst',
      'GRACE HOPPER',
      'hopperstone grace',
      'grace@navy.example',
      'Grace@Navy.Example',
    ]) {
      const found = await find(text);
      expect(found.customers, text).toEqual([
        { id: grace.id, name: 'Grace Hopperstone', email: 'grace@navy.example' },
      ]);
      expect(ids(found.orders), text).toEqual([order_id]);
      expect(found.payments, text).toMatchObject([
        { id: payment_intent_id, status: { kind: 'named', status: 'authorized' } },
      ]);
    }
  });

  test('guests are found by their orders and by what they paid', async () => {
    const billing = JSON.stringify({ name: 'Wanda Guestfield', email: 'wanda@guest.example' });
    const { id } = await saveOrder(server.db, { billing, payment_intent_id: null });
    await saveTransaction(server.db, {
      customer_name: 'Wanda Guestfield',
      customer_email: 'wanda@guest.example',
    });
    for (const text of ['guestfield', 'wanda@guest.example']) {
      const { customers, orders } = await find(text);
      expect(customers).toEqual([{ id: null, name: 'Wanda Guestfield', email: 'wanda@guest.example' }]);
      expect(ids(orders)).toEqual([id]);
    }
  });

  test('a name shorter than three letters is found whole', async () => {
    const { id } = await saveCustomer(server.db, { name: '李明', email: 'li@ming.example' });
    expect(ids((await find('李明')).customers)).toEqual([id]);
    expect((await find('李')).customers).toEqual([]);
  });

  test.each([
    `%'; drop table orders; --`,
    '<img src=x onerror=alert(1)>',
    String.raw`\\ % _ ___`,
    '%%%%',
    '☃︎ zzz',
    '(((((',
  ])('%j is only text', async (text) => {
    expect(await find(text)).toEqual(NOTHING);
  });

  test('nothing is looked for without a text; more than 200 characters are refused', async () => {
    expect(await find('  ')).toEqual(NOTHING);
    expect((await server.get('/search')).body).toEqual(NOTHING);
    expect((await server.get(`/search?search_term=${'a'.repeat(201)}`)).status).toBe(400);
  });
});

test('whoever may not manage the store finds nothing', async () => {
  expect((await server.get('/search?search_term=ada', server.asLowUser)).status).toBe(403);
  expect((await server.get('/search?search_term=ada', server.asAnonymous)).status).toBe(401);
});
