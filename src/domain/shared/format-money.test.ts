import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExplicitMoney, formatMoney, moneyFieldText, moneyFigure } from './format-money.ts';
import { currency, money } from './money.ts';
import { parseMoney } from './parse-money.ts';

const NBSP = '\u00a0';

describe('formatMoney', () => {
  test.each([
    [0, 'usd', 'en-US', '$0.00'],
    [5, 'usd', 'en-US', '$0.05'],
    [99_999, 'usd', 'en-US', '$999.99'],
    [100_000, 'usd', 'en-US', '$1,000.00'],
    [-123_456_789, 'usd', 'en-US', '−$1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, 'usd', 'en-US', '$90,071,992,547,409.91'],
    [18_400, 'jpy', 'ja', '¥18,400'],
    [-1, 'jpy', 'ja', '−¥1'],
    [1_234_567, 'kwd', 'en', `KWD${NBSP}1,234.567`],
    [7, 'kwd', 'en', `KWD${NBSP}0.007`],
    [123_456, 'eur', 'fr', `1${NBSP}234,56${NBSP}€`],
    [-123_456, 'eur', 'fr_CA', `−1${NBSP}234,56${NBSP}€`],
    [123_456, 'pln', 'pl-PL', `1234,56${NBSP}zł`],
    [123_456, 'chf', 'de-CH', `CHF${NBSP}1'234.56`],
    [123_456, 'chf', 'de_CH_informal', `CHF${NBSP}1'234.56`],
    [-123_456, 'eur', 'de', `−1.234,56${NBSP}€`],
    [-123_456, 'eur', 'de-AT', `−€${NBSP}1.234,56`],
    [123_456, 'eur', 'nl', `€${NBSP}1.234,56`],
    [-123_456, 'eur', 'nl', `€${NBSP}−1.234,56`],
    [123_456, 'eur', 'it-IT', `1234,56${NBSP}€`],
    [999_999, 'eur', 'es', `9999,99${NBSP}€`],
    [1_000_000, 'eur', 'es', `10.000,00${NBSP}€`],
    [123_456, 'brl', 'pt-BR', `R$${NBSP}1.234,56`],
    [123_456, 'usd', 'pt-BR', `US$${NBSP}1.234,56`],
    [-123_456, 'usd', 'pt_BR', `−US$${NBSP}1.234,56`],
    [123_456, 'eur', 'pt-PT', `1234,56${NBSP}€`],
    [1_234_567, 'eur', 'pt-PT', `12.345,67${NBSP}€`],
    [-123_456, 'sar', 'ar', `\u2066−1,234.56${NBSP}SAR\u2069`],
    [123_456, 'eur', 'fi', '€1,234.56'],
    [123_456, 'eur', 'constructor', '€1,234.56'],
    [41_300, 'aud', 'en', 'A$413.00'],
  ])('%d %s in %s', (amount, code, locale, expected) => {
    expect(formatMoney(money(amount, code), { locale })).toBe(expected);
  });

  test.each([
    [24_800, 'eur', '€248.00 EUR'],
    [-24_800, 'eur', '−€248.00 EUR'],
    [22_050, 'cad', '$220.50 CAD'],
    [22_050, 'brl', 'R$220.50 BRL'],
    [22_050, 'twd', 'NT$220.50 TWD'],
    [139_900, 'sek', `kr${NBSP}1,399.00 SEK`],
    [1_000, 'chf', `CHF${NBSP}10.00`], // The sign is the code already.
  ])('%d %s with its code', (amount, code, expected) => {
    expect(formatExplicitMoney(money(amount, code))).toBe(expected);
  });
});

test.each([
  [22_050, 'cad', 'de', `220,50${NBSP}CAD`],
  [22_050, 'eur', 'nl', `€${NBSP}220,50 EUR`],
  [22_050, 'cad', 'pt-BR', `$${NBSP}220,50 CAD`],
  [22_050, 'usd', 'pt-BR', `$${NBSP}220,50 USD`],
])('%d %s with its code in %s', (amount, code, locale, expected) => {
  expect(formatMoney(money(amount, code), { locale, explicit: true })).toBe(expected);
});

test.each(['de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pt-BR', 'pt-PT', 'pl', 'ja', 'en-US', 'ar'])(
  'in %s the sign stands where the platform puts it',
  (locale) => {
    const bare = (text: string) =>
      text
        .replaceAll(/[\d.,'’\u2066\u2069\u200e\u200f\u061c]/g, '')
        .replaceAll(/[-−]/g, '-')
        .replaceAll('\u202f', NBSP);
    const platform = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'currency', currency: 'EUR' });
    expect(bare(formatMoney(money(-4200, 'eur'), { locale }))).toBe(bare(platform.format(-42)));
  },
);

test.each(['de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'pl', 'ja', 'en-US', 'ar'])(
  'in %s a figure is parted into thousands where the platform parts it',
  (locale) => {
    const bare = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
    const platform = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 2 });
    for (const whole of [999, 1234, 9999, 10_000, 1_234_567])
      expect(bare(moneyFigure(money(whole * 100, 'eur'), locale))).toBe(bare(platform.format(whole)));
  },
);

test.each([
  [-123_456, 'usd', 'en', '−1,234.56'],
  [0, 'usd', 'de', '0,00'],
  [-12_345_600, 'eur', 'de', '−123.456,00'],
  [18_400, 'jpy', 'ja', '18,400'],
  [-123_456, 'kwd', 'ar', '−123.456'],
])('%d %s without its currency in %s', (amount, code, locale, expected) => {
  expect(moneyFigure(money(amount, code), locale)).toBe(expected);
});

const CODES = [
  'usd',
  'eur',
  'gbp',
  'jpy',
  'krw',
  'kwd',
  'tnd',
  'chf',
  'dkk',
  'sek',
  'pln',
  'aed',
  'bgn',
  'pen',
  'zar',
  'xyz',
];
const LOCALES = ['en-US', 'fr', 'pl', 'de', 'de-CH', 'nl', 'it', 'es', 'pt-BR', 'ja', 'sv', 'ar'];
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }));

test('what is written reads back as the same amount, in every locale', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...CODES),
      fc.constantFrom(...LOCALES),
      fc.boolean(),
      (amount, code, locale, explicit) => {
        const written = formatMoney(money(amount, code), { locale, explicit });
        expect(parseMoney(written, currency(code), locale)).toEqual({ kind: 'money', amount: amount || 0 });
        const typed = moneyFieldText(money(amount, code), locale);
        expect(parseMoney(typed, currency(code), locale)).toEqual({ kind: 'money', amount: amount || 0 });
      },
    ),
    { numRuns: 2000 },
  );
});
