import { expect, test } from 'vitest';
import { CURRENCY_CODES } from './currency-codes.ts';

test.each([
  ['USD', true],
  ['JPY', true],
  ['XAF', true],
  ['XCD', true],
  ['XOF', true],
  ['XPF', true],
  ['XXX', false],
  ['XTS', false],
  ['XAU', false],
  ['usd', false],
])('%s is a currency in use: %s', (code, expected) => {
  expect(CURRENCY_CODES.includes(code)).toBe(expected);
});
