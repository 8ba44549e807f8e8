import { describe, expect, test } from 'vitest';
import { amountRanges, isAmountWithin, minorRange, sharedRange, WRITTEN_AMOUNT } from './amount-filter.ts';

test.each([
  ['50', true],
  ['0', true],
  ['49.9', true],
  ['49.90', true],
  ['1.234', true],
  ['999999999.999', true],
  ['1000000000', false],
  ['1.2345', false],
  ['.5', false],
  ['5.', false],
  ['-5', false],
  ['1,000', false],
  ['1e3', false],
  ['', false],
])('%s is how an amount is written: %s', (text, expected) => {
  expect(WRITTEN_AMOUNT.test(text)).toBe(expected);
});

test('each filter asks by itself', () => {
  expect(amountRanges({})).toEqual([]);
  expect(amountRanges({ amount_is: '5', amount_min: '1', amount_max: '9' })).toEqual([
    { least: '5', most: '5' },
    { least: '1' },
    { most: '9' },
  ]);
});

test.each([
  [{}, []],
  [{ amount_is: '5' }, [{ least: '5', most: '5' }]],
  [{ amount_min: '1', amount_max: '9' }, [{ least: '1', most: '9' }]],
  [{ amount_min: '9', amount_max: '10.5' }, [{ least: '9', most: '10.5' }]],
  [{ amount_min: '10', amount_max: '9' }, [{ least: '10', most: '9' }]],
  [{ amount_is: '5', amount_min: '1', amount_max: '9' }, [{ least: '5', most: '5' }]],
  [{ amount_is: '5', amount_min: '10' }, [{ least: '10', most: '5' }]],
  [{ amount_is: '5', amount_max: '4.999' }, [{ least: '5', most: '4.999' }]],
])('all of %j are one range', (asked, expected) => {
  expect(sharedRange(amountRanges(asked))).toEqual(expected);
});

test.each([
  ['50', 2, 5000, 5000],
  ['50', 0, 50, 50],
  ['50', 3, 50_000, 50_000],
  ['49.9', 2, 4990, 4990],
  ['0.5', 0, 1, 0],
  ['0.005', 2, 1, 0],
  ['999999999.999', 3, 999_999_999_999, 999_999_999_999],
] as const)('exactly %s with %i decimals lies from %i to %i', (is, decimals, least, most) => {
  expect(minorRange({ least: is, most: is }, decimals)).toEqual({ least, most });
});

describe('an amount is meant, whichever way it moved', () => {
  test.each([
    ['at the least', { least: '50' }, 5000, 'usd', true],
    ['a cent below', { least: '50' }, 4999, 'usd', false],
    ['at the most', { most: '50' }, 5000, 'usd', true],
    ['a cent above', { most: '50' }, 5001, 'usd', false],
    ['a refund at the least', { least: '50' }, -5000, 'usd', true],
    ['a refund a cent below', { least: '50' }, -4999, 'usd', false],
    ['a refund a cent above the most', { most: '50' }, -5001, 'usd', false],
    ['nothing, from nothing on', { least: '0' }, 0, 'usd', true],
    ['exactly', { least: '49.90', most: '49.90' }, 4990, 'eur', true],
    ['yen', { least: '50', most: '50' }, 50, 'jpy', true],
    ['fifty hundred yen', { least: '50', most: '50' }, 5000, 'jpy', false],
    ['dinars', { least: '50', most: '50' }, 50_000, 'kwd', true],
    ['half a yen is no amount', { least: '0.5', most: '0.5' }, 1, 'jpy', false],
  ])('%s', (_, range, amount, currency, expected) => {
    expect(isAmountWithin(range, amount, currency)).toBe(expected);
  });
});
