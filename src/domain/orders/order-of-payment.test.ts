import { describe, expect, test } from 'vitest';
import { notesAsMade, notesWithOrder, type PayableOrder } from './order-of-payment.ts';

const SHOP = 'https://shop.example';
const isOfShop = (site_url: string): boolean => site_url === SHOP;
const anOrder = (over: Partial<PayableOrder> = {}): PayableOrder => ({
  ...{ id: 4711, number: '4711', total: 2000, currency: 'usd' },
  ...{ payment_intent_id: null, charge_id: null, order_key: 'wc_order_a' },
  ...over,
});
const paid = (metadata: Readonly<Record<string, string>>, over: object = {}) => ({
  ...{ id: 'ch_1', amount: 2000, currency: 'usd', payment_intent: 'pi_1', metadata },
  ...over,
});
/** As the plugins note it, of the order 4711 with the number 5001. */
const STRIPE = { site_url: SHOP, order_id: '5001', order_key: 'wc_order_a', payment_type: 'single' };
const { order_key: _, ...STRIPE_BEFORE_KEYS } = STRIPE;
const WOOPAYMENTS = { site_url: SHOP, order_id: '4711', order_number: '5001', order_key: 'wc_order_a' };
const NUMBERED = anOrder({ number: '5001' });
/** Somebody else's, whose id is the number of that one, over the same sum. */
const DECOY = anOrder({ id: 5001, number: '5301', order_key: 'wc_order_b' });

const orderIn = (
  metadata: Readonly<Record<string, string>>,
  orders: readonly PayableOrder[],
  over: object = {},
) => {
  const { order_id, other_order_id } = notesWithOrder(paid(metadata, over), orders, isOfShop);
  return [order_id, other_order_id];
};

describe('an attached store’s', () => {
  test.each([
    ['the Stripe gateway, by the number', STRIPE, [DECOY, NUMBERED], ['4711', '5001']],
    ['the Stripe gateway before it noted keys', STRIPE_BEFORE_KEYS, [DECOY, NUMBERED], ['4711', '5001']],
    [
      'a number that is no number',
      { ...STRIPE, order_id: 'A-1' },
      [anOrder({ number: 'A-1' })],
      ['4711', 'A-1'],
    ],
    ['WooPayments, by the id', WOOPAYMENTS, [DECOY, NUMBERED], ['4711', undefined]],
    [
      'WooPayments without a key, where another order has the id as its number',
      { site_url: SHOP, order_id: '5001', order_number: '5301' },
      [NUMBERED, DECOY],
      ['5001', undefined],
    ],
    ['one without a site', { order_id: '4711' }, [anOrder()], ['4711', undefined]],
    ['one whose order is not here yet', STRIPE, [], ['5001', undefined]],
    ['the number of an order with another key', STRIPE, [DECOY], [undefined, '5001']],
    ['another site', { ...STRIPE, site_url: 'https://other.example' }, [NUMBERED], [undefined, '5001']],
    [
      'another site, before any order is here',
      { order_id: '1', site_url: 'https://b.example' },
      [],
      [undefined, '1'],
    ],
    ['no notes', {}, [anOrder()], [undefined, undefined]],
  ] as const)('%s', (_, metadata, orders, expected) => {
    expect(orderIn(metadata, orders)).toEqual(expected);
  });

  test.each([
    ['another sum', { amount: 1999 }],
    ['another currency', { currency: 'eur' }],
  ])('an order over %s is not the payment’s', (_, over) => {
    expect(orderIn(WOOPAYMENTS, [NUMBERED], over)).toEqual([undefined, '4711']);
  });

  test.each([
    ['the payment', { payment_intent_id: 'pi_1' }],
    ['the charge', { charge_id: 'ch_1' }],
  ])('an order that names %s is its order, whatever the notes, the sum and the site say', (_, naming) => {
    const metadata = { ...STRIPE, order_id: '1', site_url: 'https://staging.example' };
    expect(orderIn(metadata, [DECOY, anOrder({ ...naming, total: 1 })])).toEqual(['4711', '1']);
  });
});

describe('our own', () => {
  const notes = (metadata: Readonly<Record<string, string>>, order: Partial<PayableOrder>) =>
    notesWithOrder(paid(metadata), [anOrder({ order_key: null, ...order })], null);
  test('is the one whose id is noted, over its sum', () => {
    expect(notes({ order_id: '4711' }, {})).toEqual({ order_id: '4711' });
    expect(notes({ order_id: '4711' }, { total: 1 })).toEqual({ other_order_id: '4711' });
  });
  test('is never found by its number, nor by what it names', () => {
    expect(notes({ order_id: '5001' }, { number: '5001', payment_intent_id: 'pi_1' })).toEqual({
      order_id: '5001',
    });
  });
});

test('notes are read the same however often', () => {
  const once = notesWithOrder(paid(STRIPE), [DECOY, NUMBERED], isOfShop);
  expect(notesAsMade(once)).toEqual(STRIPE);
  expect(notesAsMade({ a: 'b' })).toEqual({ a: 'b' });
  expect(notesWithOrder(paid(notesAsMade(once)), [DECOY, NUMBERED], isOfShop)).toEqual(once);
});
