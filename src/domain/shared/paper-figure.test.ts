import { expect, test } from 'vitest';
import { money } from './money.ts';
import { paperAmount } from './paper-figure.ts';

test.each([
  [-123_456, 'usd', 'en', '−1,234.56 USD'],
  [123_456, 'eur', 'de', '1.234,56 EUR'],
  [123_456, 'eur', 'es', '1234,56 EUR'],
  [123_456, 'eur', 'nl', '1.234,56 EUR'],
  [1_234_567, 'eur', 'fr_FR', '12\u00a0345,67 EUR'],
  [18_400, 'jpy', 'ja', '18,400 JPY'],
  [-123_456, 'sar', 'ar', '\u2066−1,234.56 SAR\u2069'],
])('%d %s on paper in %s', (amount, code, locale, written) => {
  expect(paperAmount(money(amount, code), locale)).toBe(written);
});

test('is in the language of whoever listens where no locale is at hand', () => {
  expect(paperAmount(money(123_456, 'usd'))).toBe('1,234.56 USD');
});
