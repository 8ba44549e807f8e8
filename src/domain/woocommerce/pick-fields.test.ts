import { expect, test } from 'vitest';
import { pickFields } from './pick-fields.ts';

const ORDER = {
  id: 1,
  status: 'pending',
  city: 'Nowhere',
  billing: { email: 'a@example.com', city: 'Bern' },
  line_items: [{ id: 2, name: 'Cup' }],
};

test.each([
  ['id,status', { id: 1, status: 'pending' }],
  ['billing,billing.city', { billing: ORDER.billing }],
  ['billing.email,billing.city,status', { billing: ORDER.billing, status: 'pending' }],
  [['id', 'status'], { id: 1, status: 'pending' }],
  [' id , status ', { id: 1, status: 'pending' }],
  ['billing.email', { billing: { email: 'a@example.com' } }],
  ['billing.email,billing', { billing: ORDER.billing }],
  ['billing,billing.email', { billing: ORDER.billing }],
  ['line_items.name', { line_items: [{ name: 'Cup' }] }],
  ['nobody_knows_it', {}],
  ['__proto__', {}],
  ['', ORDER],
  [undefined, ORDER],
  [{ id: 1 }, ORDER],
])('%j', (fields, expected) => {
  expect(pickFields(ORDER, fields)).toEqual(expected);
});

test('of a list, of each', () => {
  expect(pickFields([ORDER, { id: 2 }], 'id')).toEqual([{ id: 1 }, { id: 2 }]);
});
