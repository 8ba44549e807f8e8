import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { disputeMoney } from './dispute-money.ts';

const usd = currency('usd');
const taken = (amount: number, fee: number) =>
  ({ reporting_category: 'dispute', currency: usd, amount: minor(-amount), fee: minor(fee) }) as const;
const reversed = (amount: number, fee: number) =>
  ({
    reporting_category: 'dispute_reversal',
    currency: usd,
    amount: minor(amount),
    fee: minor(-fee),
  }) as const;

test('an inquiry has moved nothing', () => {
  expect(disputeMoney([])).toBeUndefined();
});

test('an open claim holds the amount and the fee', () => {
  expect(disputeMoney([taken(26_940, 1500)])).toEqual({
    currency: usd,
    taken: 26_940,
    fee: 1500,
    returned: 0,
    feeReturned: 0,
    cost: 28_440,
  });
});

test('a won claim that returned everything has cost nothing, whatever its size', () => {
  const size = fc.integer({ min: 1, max: 1e9 });
  fc.assert(
    fc.property(size, size, (amount, fee) => {
      expect(disputeMoney([taken(amount, fee), reversed(amount, fee)])?.cost).toBe(0);
    }),
  );
});

test('a win that kept the fee has cost the fee', () => {
  expect(disputeMoney([taken(5000, 1500), reversed(5000, 0)])).toMatchObject({ returned: 5000, cost: 1500 });
});

test('currencies never mix', () => {
  expect(() => disputeMoney([taken(1, 1), { ...reversed(1, 1), currency: currency('eur') }])).toThrow();
});
