import { describe, expect, test } from 'vitest';
import { convertedAt, formatExchangeRate, formatRateBetween } from './exchange-rate.ts';
import { money } from './money.ts';

describe('formatRateBetween', () => {
  test.each([
    ['euros to dollars', money(10_000, 'eur'), money(10_823, 'usd'), '1.0823'],
    ['five decimals from one up', money(30_000, 'eur'), money(40_000, 'usd'), '1.33333'],
    ['six decimals below one', money(30_000, 'usd'), money(20_000, 'eur'), '0.666667'],
    ['exactly one', money(100, 'eur'), money(100, 'usd'), '1'],
    ['just below one', money(1_000_000, 'eur'), money(999_999, 'usd'), '0.999999'],
    ['dollars to yen, which has no decimals', money(10_000, 'usd'), money(15_250, 'jpy'), '152.5'],
    ['yen to dollars', money(15_250, 'jpy'), money(10_000, 'usd'), '0.006557'],
    ['dollars to dinars, which have three', money(10_000, 'usd'), money(30_700, 'kwd'), '0.307'],
    ['dinars to yen', money(1_000, 'kwd'), money(490, 'jpy'), '490'],
    ['a refund, whose amounts are negative', money(-10_000, 'eur'), money(-10_823, 'usd'), '1.0823'],
    [
      'amounts beyond what a float keeps',
      money(Number.MAX_SAFE_INTEGER, 'eur'),
      money(Number.MAX_SAFE_INTEGER, 'usd'),
      '1',
    ],
    ['too small to show', money(100_000_000_000, 'usd'), money(1, 'eur'), '0'],
  ])('%s', (_, from, to, expected) => {
    expect(formatRateBetween(from, to)).toBe(expected);
  });

  test('nothing converted has no rate', () => {
    expect(formatRateBetween(money(0, 'eur'), money(0, 'usd'))).toBeUndefined();
  });
});

describe('formatExchangeRate', () => {
  test.each([
    ['1.082300', '1.0823'],
    ['1.0823456', '1.08235'],
    ['0.92395049', '0.92395'],
    ['0.9239504999', '0.92395'],
    ['0.9239505', '0.923951'],
    ['152.5', '152.5'],
    ['100', '100'],
    ['0.9999999', '1'],
    ['abc', undefined],
    ['-1.2', undefined],
    ['1e3', undefined],
  ])('%s', (rate, expected) => {
    expect(formatExchangeRate(rate)).toBe(expected);
  });
});

describe('convertedAt', () => {
  test.each([
    ['two decimals to two', money(1000, 'eur'), '1.085', 'usd', 1085],
    ['half a cent goes up', money(1, 'eur'), '1.5', 'usd', 2],
    ['less than half a cent goes down', money(1, 'eur'), '1.4999999999', 'usd', 1],
    ['a refund mirrors its charge', money(-1, 'eur'), '1.5', 'usd', -2],
    ['yen have no cents', money(1000, 'jpy'), '0.00668', 'usd', 668],
    ['into yen', money(668, 'usd'), '149.7005988024', 'jpy', 1000],
    ['dinars have a thousand parts', money(1000, 'kwd'), '3.255', 'usd', 326],
    ['a whole rate', money(5, 'usd'), '2', 'eur', 10],
  ])('%s', (_, from, rate, to, expected) => {
    expect(convertedAt(from, rate, to)).toBe(expected);
  });

  test('what is no rate is nobody\u2019s', () => {
    expect(() => convertedAt(money(1, 'eur'), 'much', 'usd')).toThrow('is a rate');
  });
});
