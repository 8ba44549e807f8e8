import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, convert, exchangeRates, rateText } from './exchange-rates.ts';

const rate = (from: string, to: string, units: number) => ({ from, to, units });

describe('convert', () => {
  test.each([
    ['two decimals to two', 1000, rate('eur', 'usd', 10_850_000_000), 1085],
    ['half a cent goes up', 1, rate('eur', 'usd', 15_000_000_000), 2],
    ['less than half a cent goes down', 1, rate('eur', 'usd', 14_999_999_999), 1],
    ['a refund mirrors its charge', -1, rate('eur', 'usd', 15_000_000_000), -2],
    ['yen have no cents', 1000, rate('jpy', 'usd', 66_800_000), 668],
    ['into yen', 668, rate('usd', 'jpy', 1_497_005_988_024), 1000],
    ['dinars have a thousand parts', 1000, rate('kwd', 'usd', 32_550_000_000), 326],
    ['into dinars', 326, rate('usd', 'kwd', 3_072_196_620), 1002],
    ['from dinars into yen', 1000, rate('kwd', 'jpy', 4_872_754_491_017), 487],
    ['nothing stays nothing', 0, rate('vnd', 'usd', 393_000), 0],
    [
      'large sums stay exact',
      9_007_199_254_740_991,
      rate('usd', 'eur', 10_000_000_000),
      9_007_199_254_740_991,
    ],
  ])('%s', (_, amount, at, expected) => {
    expect(convert(amount, at)).toBe(expected);
  });
});

describe('rateText', () => {
  test.each([
    [10_000_000_000, '1'],
    [10_850_000_000, '1.085'],
    [393_000, '0.0000393'],
    [1, '0.0000000001'],
    [1_497_005_988_024, '149.7005988024'],
  ])('%d ten-billionths read %s', (units, text) => {
    expect(rateText(rate('eur', 'usd', units))).toBe(text);
  });
});

describe('exchangeRates', () => {
  const rateOn = exchangeRates('rates');

  test('a day has one rate, whoever asks and in whatever order', () => {
    const first = rateOn('eur', 'usd', 20_000);
    rateOn('eur', 'usd', 20_001);
    expect(rateOn('eur', 'usd', 20_000)).toEqual(first);
    expect(exchangeRates('rates')('eur', 'usd', 20_000)).toEqual(first);
    expect(exchangeRates('other')('eur', 'usd', 20_000)).not.toEqual(first);
  });

  test('rates move from day to day, but not by leaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 18_000, max: 22_000 }), (code, day) => {
        const [today, tomorrow] = [rateOn(code, 'usd', day).units, rateOn(code, 'usd', day + 1).units];
        expect(today).toBeGreaterThan(0);
        expect(Math.abs(tomorrow - today) / today).toBeLessThan(0.02);
      }),
    );
  });

  test('a currency in itself is one', () => {
    for (const code of CURRENCIES) expect(rateText(rateOn(code, code, 20_000))).toBe('1');
  });
});
