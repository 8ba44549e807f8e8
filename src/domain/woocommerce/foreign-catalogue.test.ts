import { expect, test } from 'vitest';
import { readForeignCustomer } from './foreign-customer.ts';
import { readForeignProduct } from './foreign-product.ts';

const CUSTOMER = { id: 3, email: 'a@example.com', date_created_gmt: '2025-03-01T09:30:00', username: 'ada' };
test.each([
  [
    { first_name: 'Ada', last_name: 'L' },
    { name: 'Ada L', country: null },
  ],
  [{ billing: { first_name: 'Ada', country: 'de' } }, { name: 'Ada', country: 'DE' }],
  [
    { shipping: { country: 'FR' }, billing: [] },
    { name: 'ada', country: 'FR' },
  ],
  [{ username: '' }, { name: 'a@example.com' }],
  [
    { email: '', billing: { email: 'b@example.com', country: 'Germany' } },
    { email: 'b@example.com', country: null },
  ],
])('a customer %#', (over, expected) => {
  expect(readForeignCustomer({ ...CUSTOMER, ...over })).toMatchObject({ id: 3, ...expected });
});
test.each([null, { ...CUSTOMER, id: 0 }, { ...CUSTOMER, date_created_gmt: null }])(
  'no customer %#',
  (value) => {
    expect(readForeignCustomer(value)).toBeUndefined();
  },
);

const PRODUCT = { id: 4, name: 'Cup', slug: 'cup', sku: 'C', price: '12', status: 'publish' };
test.each([
  [{}, { price: 1200, stock: null, status: 'publish' }],
  [{ price: '' }, { price: 0 }],
  [
    { slug: '', status: 'private' },
    { slug: 'product-4', status: 'draft' },
  ],
  [{ manage_stock: true, stock_quantity: -2 }, { stock: -2 }],
  [{ manage_stock: true, stock_quantity: null }, { stock: 0 }],
  [{ manage_stock: false, stock_quantity: 5 }, { stock: null }],
  [{ short_description: '<p>A <b>fine</b>\n cup</p>' }, { description: 'A fine cup' }],
])('a product %#', (over, expected) => {
  expect(readForeignProduct({ ...PRODUCT, ...over }, 'usd')).toMatchObject({ id: 4, ...expected });
});
test('no product', () => {
  expect(readForeignProduct({ id: 'x' }, 'usd')).toBeUndefined();
});
