import { expect, test } from 'vitest';
import { ownCurrencyFirst } from './own-currency-first.ts';

test.each([
  { own: 'USD', given: ['eur', 'gbp', 'usd'], shown: ['usd', 'eur', 'gbp'] },
  { own: 'gbp', given: ['eur', 'GBP', 'usd'], shown: ['GBP', 'eur', 'usd'] },
  { own: 'usd', given: ['eur', 'gbp'], shown: ['eur', 'gbp'] },
  { own: 'usd', given: [], shown: [] },
])('$given in a store of $own', ({ own, given, shown }) => {
  const sums = given.map((currency) => ({ currency }));
  expect(ownCurrencyFirst(sums, own).map(({ currency }) => currency)).toEqual(shown);
});
