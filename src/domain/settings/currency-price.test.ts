import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, money } from '../shared/money.ts';
import {
  charmChoices,
  convertPrice,
  defaultRounding,
  previewPrice,
  RATE_MAX,
  rateText,
  roundingChoices,
} from './currency-price.ts';

const rule = (rate: string, rounding = 0, charm = 0) => ({ rate, rounding, charm });

describe('a price in another currency', () => {
  test.each([
    // 20.00 usd at 0.9217 is 18.434 eur.
    ['nothing rounded', 2000, 'usd', 'eur', rule('0.9217'), 1843],
    ['half a cent goes up', 2000, 'usd', 'eur', rule('0.92175'), 1844],
    ['up to the next quarter', 2000, 'usd', 'eur', rule('0.9217', 0.25), 1850],
    ['up to the next half', 2000, 'usd', 'eur', rule('0.9217', 0.5), 1850],
    ['up to the next whole', 2000, 'usd', 'eur', rule('0.9217', 1), 1900],
    ['up to the next five', 2000, 'usd', 'eur', rule('0.9217', 5), 2000],
    ['up to the next ten', 2000, 'usd', 'eur', rule('0.9217', 10), 2000],
    ['a multiple stays', 2000, 'usd', 'eur', rule('0.95', 1), 1900],
    ['a hair above a multiple does not', 2000, 'usd', 'eur', rule('0.9500000001', 1), 2000],
    ['a cent off', 2000, 'usd', 'eur', rule('0.9217', 1, -0.01), 1899],
    ['five cents off', 2000, 'usd', 'eur', rule('0.9217', 1, -0.05), 1895],
    ['to yen, which has no cents', 2000, 'usd', 'jpy', rule('149.7', 1), 2994],
    ['to yen, by hundreds', 2000, 'usd', 'jpy', rule('149.7', 100), 3000],
    ['to yen, by thousands and twenty off', 2000, 'usd', 'jpy', rule('149.7', 1000, -20), 2980],
    ['from yen', 3000, 'jpy', 'usd', rule('0.00668', 0.25), 2025],
    ['to dinars, which have thousandths', 2000, 'usd', 'kwd', rule('0.307219'), 6144],
    ['to dinars, by quarters, a hundredth off', 2000, 'usd', 'kwd', rule('0.307219', 0.25, -0.01), 6240],
    ['from dinars', 6144, 'kwd', 'usd', rule('3.255'), 2000],
    ['nothing stays nothing', 0, 'usd', 'eur', rule('0.9217', 1, -0.01), 0],
    ['a charm never gives the goods away', 3, 'usd', 'eur', rule('1', 0, -0.05), 3],
    ['nor leaves exactly nothing', 5, 'usd', 'eur', rule('1', 0, -0.05), 5],
    ['one cent is left', 6, 'usd', 'eur', rule('1', 0, -0.05), 1],
    ['a charm larger than the yen price', 100, 'usd', 'jpy', rule('100', 1, -100), 100],
  ])('%s', (_, amount, from, to, how, expected) => {
    expect(convertPrice(money(amount, from), to, how)).toEqual(money(expected, to));
  });

  const codes = fc.constantFrom('usd', 'eur', 'jpy', 'krw', 'kwd', 'bhd');
  const rates = fc.double({ min: 0.0001, max: 30_000, noNaN: true }).map((rate) => rateText(rate) ?? '1');

  test('rounded up it never costs less, and less than one step more', () => {
    const pricing = fc.record({ amount: fc.nat(100_000_000), from: codes, to: codes, rate: rates });
    fc.assert(
      fc.property(pricing, fc.nat(6), ({ amount, from, to, rate }, choice) => {
        const rounding = roundingChoices(to)[choice % roundingChoices(to).length] ?? 0;
        const exact = convertPrice(money(amount, from), to, rule(rate)).amount;
        const rounded = convertPrice(money(amount, from), to, rule(rate, rounding)).amount;
        const step = Math.round(rounding * 10 ** decimalsOf(to));
        if (step === 0) return rounded === exact;
        // The plain price is itself rounded to a minor unit, so it may stand half of one above.
        return rounded % step === 0 && rounded >= exact - 1 && rounded < exact + step + 1;
      }),
    );
  });

  test('a dearer price never becomes the cheaper one', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        codes,
        rates,
        fc.nat(5),
        (one, more, to, rate, choice) => {
          const how = rule(rate, roundingChoices(to)[choice] ?? 0);
          const at = (amount: number) => convertPrice(money(amount, 'usd'), to, how).amount;
          return at(one) <= at(one + more);
        },
      ),
    );
  });
});

describe('choices', () => {
  test('with and without decimals', () => {
    expect(roundingChoices('eur')).toEqual([0, 0.25, 0.5, 1, 5, 10]);
    expect(roundingChoices('kwd')).toEqual(roundingChoices('eur'));
    expect(roundingChoices('jpy')).toEqual([1, 10, 25, 50, 100, 500, 1000]);
    expect(charmChoices('eur')).toEqual([0, -0.01, -0.05]);
    expect(charmChoices('jpy')).toEqual([0, -1, -5, -10, -20, -25, -50, -100]);
  });

  test.each(['usd', 'jpy', 'kwd'])('the default of %s is one of its choices', (code) => {
    expect(roundingChoices(code)).toContain(defaultRounding(code));
  });

  test.each([
    ['usd', 2000],
    ['jpy', 20],
    ['kwd', 20_000],
  ])('previews begin at twenty %s', (code, amount) => {
    expect(previewPrice(code)).toEqual(money(amount, code));
  });
});

test.each([
  [0.9217, '0.9217'],
  [1, '1'],
  [100, '100'],
  [1e-10, '0.0000000001'],
  [1e-11, undefined],
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [RATE_MAX, '1000000'],
  [RATE_MAX + 1, undefined],
])('%d as a rate is %s', (rate, expected) => {
  expect(rateText(rate)).toBe(expected);
});
