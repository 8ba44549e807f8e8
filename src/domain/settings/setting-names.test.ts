import { expect, test } from 'vitest';
import { fieldName } from './setting-names.ts';

test.each([
  ['account_statement_descriptor', 'Customer bank statement'],
  ['evidence', 'Evidence'],
  ['order_id', 'Order id'],
  ['items.0.unit_price', 'Unit price'],
  ['date_between.1', 'Date between'],
  ['constructor', 'Constructor'],
  ['0', '0'],
])('%s is called %s', (field, name) => {
  expect(fieldName(field)).toBe(name);
});
