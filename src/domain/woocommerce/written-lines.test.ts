import { describe, expect, test } from 'vitest';
import { type KeptLine, lineAfter, orderSums, type WrittenLine } from './written-lines.ts';

const cup = { id: 7, name: 'Cup', sku: 'CUP', price: 1500, currency: 'usd' };
const kept: KeptLine = {
  line: 1,
  product_id: 7,
  name: 'Cup',
  sku: 'CUP',
  quantity: 2,
  price: 1500,
  total: 2800,
};
const at = { line: 1, currency: 'usd' };

describe('a line that is added', () => {
  test.each<[WrittenLine, object]>([
    [{ product: cup }, { quantity: 1, price: 1500, total: 1500, product_id: 7, name: 'Cup', sku: 'CUP' }],
    [
      { product: cup, quantity: 3 },
      { quantity: 3, price: 1500, total: 4500 },
    ],
    [
      { product: cup, quantity: 2, subtotal: '20.00', total: '18.50' },
      { price: 1000, total: 1850 },
    ],
    [
      { product: cup, quantity: 2, total: '30.00' },
      { price: 1500, total: 3000 },
    ],
    [{ product: cup, name: 'Blue cup' }, { name: 'Blue cup' }],
    [
      { product: cup, quantity: 2, total: '30.01' },
      { field: 'total', problem: 'above' },
    ],
    [
      { product: cup, quantity: 3, subtotal: '10.00' },
      { field: 'subtotal', problem: 'uneven' },
    ],
    [
      { product: cup, subtotal: '10.001' },
      { field: 'subtotal', problem: 'amount' },
    ],
    [
      { product: cup, total: '-1' },
      { field: 'total', problem: 'amount' },
    ],
    [{ product: { ...cup, price: 1e12 }, quantity: 9007 }, { quantity: 9007 }],
    [
      { product: { ...cup, price: 1e12 }, quantity: 9008 },
      { field: 'quantity', problem: 'too_much' },
    ],
    [{ quantity: 1 }, { field: 'product_id', problem: 'reference' }],
    [{ product: { ...cup, currency: 'eur' } }, { field: 'product_id', problem: 'currency' }],
    [
      { product: { ...cup, currency: 'eur' }, subtotal: '9.00' },
      { price: 900, total: 900 },
    ],
  ])('%j becomes %j', (written, line) => {
    expect(lineAfter(undefined, written, at)).toMatchObject(line);
  });
});

describe('a line that changes', () => {
  test.each<[WrittenLine, object | string]>([
    [{ quantity: 0 }, 'removed'],
    [{}, kept],
    [{ quantity: 1 }, { quantity: 1, price: 1500, total: 1400 }],
    [{ quantity: 4 }, { quantity: 4, total: 5600 }],
    [{ total: '0.00' }, { quantity: 2, total: 0 }],
    [{ subtotal: '40.00' }, { price: 2000, total: 4000 }],
  ])('by %j becomes %j', (written, line) => {
    const after = lineAfter(kept, written, at);
    if (typeof line === 'string') expect(after).toBe(line);
    else expect(after).toMatchObject(line);
  });
});

test('the sums of an order add up', () => {
  const sums = orderSums([kept, { ...kept, line: 2, total: 3000 }], { shipping_total: 500, total_tax: 100 });
  expect(sums).toEqual({ items_total: 6000, discount_total: 200, total: 6400 });
  expect(orderSums([], { shipping_total: 0, total_tax: 0 })).toEqual({
    items_total: 0,
    discount_total: 0,
    total: 0,
  });
});
