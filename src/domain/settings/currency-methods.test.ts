import { expect, test } from 'vitest';
import { methodsThatNeed } from './currency-methods.ts';

const methods = ['card', 'ideal', 'p24', 'klarna', 'nonsense'];

test.each([
  ['EUR', ['USD'], ['iDEAL', 'Przelewy24 (P24)']],
  ['EUR', ['USD', 'PLN'], ['iDEAL']],
  ['PLN', ['USD', 'EUR'], []],
  ['USD', ['EUR', 'GBP'], ['Klarna']],
  ['GBP', ['EUR', 'USD'], []],
])('without %s, and %j left, these are lost: %j', (code, left, expected) => {
  expect(methodsThatNeed(code, { methods, left, domesticCurrency: 'USD' })).toEqual(expected);
});
