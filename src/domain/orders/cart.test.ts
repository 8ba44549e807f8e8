import { expect, test } from 'vitest';
import { addToCart, type Cart, itemCountOf, readCart, setQuantity, writeCart } from './cart.ts';

const cart: Cart = [
  { product_id: 12, quantity: 1 },
  { product_id: 7, quantity: 3 },
];
const full: Cart = Array.from({ length: 20 }, (_, index) => ({ product_id: index + 1, quantity: 1 }));

test('is read as it was written', () => {
  expect(writeCart(cart)).toBe('12x1.7x3');
  expect(readCart(writeCart(cart))).toEqual(cart);
  expect(readCart(writeCart(full))).toEqual(full);
  expect(itemCountOf(cart)).toBe(4);
});

test.each([
  ['', []],
  ['12', []],
  ['0x1', []],
  ['12x0', []],
  ['12x100', []],
  ['12x99', [{ product_id: 12, quantity: 99 }]],
  ['-1x1.<b>x1.7x3', [{ product_id: 7, quantity: 3 }]],
  ['7x1.7x3', [{ product_id: 7, quantity: 3 }]],
  [`${writeCart(full)}.21x1`, full],
])('%s holds %j', (text, expected) => {
  expect(readCart(text)).toEqual(expected);
});

test.each([
  ['one more', addToCart(cart, 12, 1), '12x2.7x3'],
  ['something new', addToCart(cart, 5, 2), '12x1.7x3.5x2'],
  ['more than a cart holds of one', addToCart(cart, 7, 99), '12x1.7x99'],
  ['less', setQuantity(cart, 7, 1), '12x1.7x1'],
  ['none', setQuantity(cart, 12, 0), '7x3'],
  ['less than none', setQuantity(cart, 12, -4), '7x3'],
  ['none of what is not there', setQuantity(cart, 99, 0), '12x1.7x3'],
  ['a twenty-first product', addToCart(full, 21, 1), writeCart(full)],
])('%s', (_, changed, expected) => {
  expect(writeCart(changed)).toBe(expected);
});
