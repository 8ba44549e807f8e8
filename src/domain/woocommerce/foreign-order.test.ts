import { describe, expect, test } from 'vitest';
import { readForeignOrder } from './foreign-order.ts';

const ORDER = {
  ...{ id: 12, number: '12', order_key: 'wc_order_x', status: 'processing', currency: 'USD', customer_id: 0 },
  ...{
    date_created_gmt: '2025-03-01T09:30:00',
    date_modified_gmt: '2025-03-02T09:30:00',
    date_paid_gmt: null,
  },
  ...{ total: '29.35', total_tax: '2.35', shipping_total: '5.00', discount_total: '2.00' },
  ...{ transaction_id: '', payment_method: 'stripe', meta_data: [], fee_lines: [], refunds: [] },
  billing: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    country: 'gb',
    address_1: '1 St',
  },
  shipping: {},
  line_items: [
    { name: 'Cup', product_id: 5, quantity: 2, subtotal: '20.00', total: '18.00', sku: 'CUP' },
    { name: 'Bag', product_id: 6, quantity: 1, subtotal: '4.00', total: '4.00', sku: null },
  ],
};
const read = (over: object) => {
  const found = readForeignOrder({ ...ORDER, ...over });
  if (found.is !== 'order') throw new Error(JSON.stringify(found));
  return found.order;
};
const addsUp = (over: object) => {
  const { items, items_total, discount_total, shipping_total, total_tax, total } = read(over);
  const sumOf = (of: 'subtotal' | 'total') => items.reduce((sum, line) => sum + line[of], 0);
  expect(items_total === null ? 0 : items_total).toBe(sumOf('subtotal'));
  if (items_total !== null) {
    expect(sumOf('total')).toBe(items_total - discount_total);
    expect(items_total - discount_total + shipping_total + total_tax).toBe(total);
  }
  for (const line of items) {
    expect(line.price * line.quantity).toBe(line.subtotal);
    expect(line.total).toBeLessThanOrEqual(line.subtotal);
    expect(line.total).toBeGreaterThanOrEqual(0);
  }
  return { items, items_total, discount_total, shipping_total, total_tax };
};

test('an order in our words', () => {
  expect(read({})).toMatchObject({
    ...{
      id: 12,
      number: '12',
      status: 'processing',
      store_status: 'processing',
      currency: 'usd',
      total: 2935,
    },
    ...{ customer_id: null, items_total: 2400, discount_total: 200, shipping_total: 500, total_tax: 235 },
    ...{ created: '2025-03-01 09:30:00', modified: '2025-03-02 09:30:00', shipping: null },
    billing: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'GB' },
    items: [
      { product_id: 5, quantity: 2, price: 1000, subtotal: 2000, total: 1800, sku: 'CUP' },
      { product_id: 6, quantity: 1, price: 400, sku: '' },
    ],
  });
});

describe('the parts add up, whatever the store wrote', () => {
  test.each([
    ['as it came', {}],
    ['without lines', { line_items: [] }],
    [
      'without lines and with nothing else',
      { line_items: undefined, fee_lines: undefined, total_tax: undefined },
    ],
    [
      'a line that does not divide',
      { line_items: [{ name: 'Pen', quantity: 3, subtotal: '10.00', total: '10.00' }] },
    ],
    ['a sum too small', { total: '10.00' }],
    ['nothing to pay', { total: '0.00' }],
    ['a sum too large', { total: '99.99' }],
    ['a fee', { fee_lines: [{ name: 'Wrap', total: '3.00' }], total: '32.35' }],
    ['a discount as a fee', { fee_lines: [{ name: 'Off', total: '-3.00' }], total: '26.35' }],
    [
      'a fee below zero alone',
      { line_items: [], fee_lines: [{ name: 'Off', total: '-3.00' }], total: '4.35' },
    ],
    ['more paid than asked', { line_items: [{ name: 'Pen', quantity: 1, subtotal: '1.00', total: '2.00' }] }],
    ['tax finer than a cent', { total_tax: '2.345678' }],
    [
      'a quantity that is none',
      { line_items: [{ name: 'Pen', quantity: 0, subtotal: '1.00', total: '1.00' }] },
    ],
    ['prices below zero', { line_items: [{ name: 'Pen', quantity: 1, subtotal: '-5.00', total: '-5.00' }] }],
    [
      'a thousand lines',
      {
        line_items: Array.from({ length: 1000 }, () => ({
          name: 'Pen',
          quantity: 1,
          subtotal: '1',
          total: '1',
        })),
      },
    ],
  ])('%s', (_, over) => {
    addsUp(over);
  });

  test('a line that does not divide is one piece that says how many it was', () => {
    const { items } = addsUp({
      line_items: [{ name: 'Pen', quantity: 3, subtotal: '10.00', total: '10.00' }],
      ...{ total: '10.00', total_tax: '0', shipping_total: '0' },
    });
    expect(items).toMatchObject([{ name: 'Pen × 3', quantity: 1, price: 1000 }]);
  });
  test('what nobody explained is a line of its own', () => {
    expect(addsUp({ total: '30.35' }).items.at(-1)).toMatchObject({ name: 'Other charges', total: 100 });
  });
});

test.each([
  ['jpy', 'JPY', '1050', 1050],
  ['kwd', 'KWD', '1.234', 1234],
  ['kwd', 'KWD', '1.2345', 1235],
  ['usd', 'usd', '1.004', 100],
  ['usd', 'USD', '1.005', 101],
])('in %s, %s %s is %s', (currency, code, total, expected) => {
  expect(read({ currency: code, total })).toMatchObject({ currency, total: expected });
});

test.each([
  ['pending', {}, 'pending'],
  ['wc-completed', {}, 'completed'],
  ['shipped', { date_paid_gmt: '2025-03-01T09:30:00' }, 'processing'],
  ['shipped', { date_completed_gmt: '2025-03-01T09:30:00' }, 'completed'],
  ['awaiting-parts', {}, 'pending'],
  ['returned', { refunds: [{ id: 1, total: '-29.35' }] }, 'refunded'],
  ['returned', { refunds: [{ id: 1, total: '-29.34' }] }, 'pending'],
])('%s with %o is our %s', (status, over, expected) => {
  const order = read({ status, ...over });
  expect([order.status, order.store_status]).toEqual([expected, status.replace('wc-', '')]);
});

test.each(['trash', 'checkout-draft', 'auto-draft', 'draft', ''])('“%s” is no order', (status) => {
  expect(readForeignOrder({ ...ORDER, status })).toEqual({ is: 'no_order', id: 12 });
});

test.each([
  [null, '?', 'It is no object.'],
  [[], '?', 'It is no object.'],
  [{ ...ORDER, id: 'twelve' }, 'twelve', 'Its id is no number.'],
  [{ ...ORDER, id: 0 }, '0', 'Its id is no number.'],
  [{ ...ORDER, currency: 'XXX' }, '12', '“XXX” is no currency.'],
  [{ ...ORDER, total: 'a lot' }, '12', 'Its total “a lot” is no amount.'],
  [{ ...ORDER, total: '-1.00' }, '12', 'Its total -1.00 cannot be kept.'],
  [{ ...ORDER, date_created_gmt: null }, '12', 'It does not say when it was made.'],
])('%# is set aside with its reason', (value, id, reason) => {
  expect(readForeignOrder(value)).toEqual({ is: 'unreadable', id, reason });
});

const meta = (key: string, value: unknown) => ({ meta_data: [{ id: 1, key, value }] });
test.each([
  ['the Stripe gateway', { ...meta('_stripe_intent_id', 'pi_1'), transaction_id: 'ch_1' }, 'pi_1', 'ch_1'],
  ['WooPayments', { ...meta('_intent_id', 'pi_1'), transaction_id: 'pi_1' }, 'pi_1', null],
  ['WooPayments with its charge', { ...meta('_charge_id', 'ch_2'), transaction_id: 'pi_1' }, 'pi_1', 'ch_2'],
  ['an older charge', { transaction_id: 'ch_1' }, null, 'ch_1'],
  ['a bank debit', { transaction_id: 'py_1' }, null, 'py_1'],
  ['another gateway', { transaction_id: '5TY05013RG002845M' }, null, null],
  ['meta of no form', { meta_data: [{ key: '_intent_id', value: { a: 1 } }, null, 'x'] }, null, null],
])('%s names its payment', (_, over, payment_intent_id, charge_id) => {
  expect(read(over)).toMatchObject({ payment_intent_id, charge_id });
});

test('what cannot be stored is left out of texts, and what is missing is empty', () => {
  const order = read({
    number: undefined,
    billing: { first_name: 'A\0da', last_name: '\uD800' },
    shipping: [],
  });
  expect([order.number, order.billing.name, order.billing.email]).toEqual(['12', 'Ada', '']);
});
