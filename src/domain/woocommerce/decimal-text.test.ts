import { expect, test } from 'vitest';
import { decimalText, minorOf } from './decimal-text.ts';

test.each([
  [2935, 'usd', undefined, '29.35'],
  [5, 'usd', undefined, '0.05'],
  [0, 'usd', undefined, '0.00'],
  [-1000, 'usd', undefined, '-10.00'],
  [10_500, 'jpy', undefined, '10500'],
  [10_500, 'jpy', 2, '10500.00'],
  [1234, 'kwd', undefined, '1.234'],
  [1234, 'kwd', 2, '1.23'],
  [1235, 'kwd', 2, '1.24'],
  [-1235, 'kwd', 2, '-1.24'],
  [-4, 'kwd', 2, '0.00'],
  [149, 'usd', 0, '1'],
  [150, 'usd', 0, '2'],
  [1, 'usd', 4, '0.0100'],
  [Number.MAX_SAFE_INTEGER, 'usd', undefined, '90071992547409.91'],
] as const)('%s %s with %s places is %s', (amount, currency, dp, expected) => {
  expect(decimalText(amount, currency, dp)).toBe(expected);
});

test.each([
  ['10.00', 'usd', 1000],
  ['10', 'usd', 1000],
  ['10.5', 'usd', 1050],
  [' 10.50 ', 'usd', 1050],
  ['10.500', 'usd', 1050],
  ['10.505', 'usd', undefined],
  ['0', 'usd', 0],
  ['100', 'jpy', 100],
  ['100.0', 'jpy', 100],
  ['100.5', 'jpy', undefined],
  ['1.234', 'kwd', 1234],
  ['-1', 'usd', undefined],
  ['1,000', 'usd', undefined],
  ['1e3', 'usd', undefined],
  ['', 'usd', undefined],
  ['9'.repeat(13), 'usd', undefined],
] as const)('"%s" in %s is %s', (text, currency, expected) => {
  expect(minorOf(text, currency)).toBe(expected);
});
