import { expect, test } from 'vitest';
import { avsMismatch, factsOf } from './order-facts.ts';

const leeds = { address_1: '1 Mill Lane', city: 'Leeds', state: '', postcode: 'LS1 4QA', country: 'GB' };
const order = {
  ...{ total: 5000, currency: 'usd', items: [{ quantity: 2 }, { quantity: 3 }] },
  ...{ billing: leeds, shipping: null, ip_country: 'GB', avs_mismatch: null },
};

test.each([
  ['nothing is sent elsewhere', {}, true],
  ['the same place, written otherwise', { shipping: { ...leeds, city: ' LEEDS ' } }, true],
  ['next door', { shipping: { ...leeds, address_1: '2 Mill Lane' } }, false],
  ['another country', { shipping: { ...leeds, country: 'IE' } }, false],
  ['nobody said where the customer lives', { billing: null, shipping: leeds }, null],
])('addresses agree: %s', (_, part, expected) => {
  expect(factsOf({ ...order, ...part }).billing_shipping_address_same).toBe(expected);
});

test.each([
  ['at home', {}, true],
  ['abroad', { ip_country: 'FR' }, false],
  ['nobody knows from where', { ip_country: null }, null],
  ['nobody said where the customer lives', { billing: null }, null],
])('countries agree: %s', (_, part, expected) => {
  expect(factsOf({ ...order, ...part }).ip_billing_country_same).toBe(expected);
});

test('items are counted by their number', () => {
  expect(factsOf(order).item_count).toBe(5);
});

test.each([
  ['pass', 'pass', false],
  ['fail', 'pass', true],
  ['pass', 'fail', true],
  ['fail', 'unavailable', true],
  ['unavailable', 'pass', false],
  ['unavailable', null, null],
  [null, null, null],
])('line %s and postcode %s: mismatch is %s', (address_line1_check, address_postal_code_check, expected) => {
  expect(avsMismatch({ address_line1_check, address_postal_code_check })).toBe(expected);
});

test('a card at the counter was compared with no address', () => {
  expect(avsMismatch(null)).toBeNull();
});
