import { expect, test } from 'vitest';
import { bankNumberOf, isBankNumber } from './bank-number.ts';

test.each([
  ['0001 2345-6789', '000123456789', true],
  ['123', '123', false],
  ['1234', '1234', true],
  ['1'.repeat(20), '1'.repeat(20), true],
  ['1'.repeat(21), '1'.repeat(21), false],
  ['12a4', '12a4', false],
  ['', '', false],
])('%j is the number %s: %s', (written, number, isOne) => {
  expect(bankNumberOf(written)).toBe(number);
  expect(isBankNumber(number)).toBe(isOne);
});
