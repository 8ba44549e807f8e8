import { expect, test } from 'vitest';
import { NOTHING_SOUGHT, termsWithoutCustomers } from './terms-without-customers.ts';

test.each([
  ['an order, as suggestions write it', 'Order #1042', 'Order #1042'],
  ['a subscription', 'Subscription #7', 'Subscription #7'],
  ['the sign and a number', '#1042', '#1042'],
  ['digits are an order', '1042', 'Order #1042'],
  ['blanks around it', '  1042 ', 'Order #1042'],
  ['a whole id', 'pi_3NqXb2LkdIwHu7', 'pi_3NqXb2LkdIwHu7'],
  ['a word of the list', 'needs_response', 'needs_response'],
])('%s is looked for', (_, term, sought) => {
  expect(termsWithoutCustomers([term], ['needs_response'])).toEqual([sought]);
});

test.each([
  ['a name', 'Emma'],
  ['a whole name', 'Emma Garcia'],
  ['an e-mail', 'emma@example.com'],
  ['a person, as suggestions write them', 'Emma Garcia (emma@example.com)'],
  ['the sign and a name', '#Emma'],
  ['an order with a name in it', 'Order #Emma Garcia'],
  ['a word of another list', 'won'],
  ['what may be the end of an address', 'ch_mueller1990ab'],
  ['an id with a dot', 'pi_anna.b.smith@example.com'],
  ['more digits than any order has', '1234567890123456'],
  ['nothing', ''],
])('%s finds nothing', (_, term) => {
  expect(termsWithoutCustomers([term], ['needs_response'])).toEqual([NOTHING_SOUGHT]);
});

test('every term stays one, so that a search for somebody never widens to everything', () => {
  expect(termsWithoutCustomers(['Emma', '12'])).toEqual([NOTHING_SOUGHT, 'Order #12']);
});
