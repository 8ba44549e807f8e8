import { expect, test } from 'vitest';
import { methodsThatNeed } from './currency-methods.ts';

test.each([
  ['EUR', ['USD'], ['iDEAL', 'Przelewy24 (P24)']],
  ['EUR', ['USD', 'PLN'], ['iDEAL']],
  ['PLN', ['USD', 'EUR'], []],
  ['USD', ['EUR'], []],
])('without %s, and %j left, these are lost: %j', (code, left, expected) => {
  expect(methodsThatNeed(code, { methods: ['card', 'ideal', 'p24', 'nonsense'], left })).toEqual(expected);
});
