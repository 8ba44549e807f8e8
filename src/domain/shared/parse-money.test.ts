import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currency } from './money.ts';
import { parseMoney } from './parse-money.ts';

const amount = (value: number) => ({ kind: 'money', amount: value });

test.each([
  ['19.99', 'usd', 'en-US', amount(1999)],
  ['19.9', 'usd', 'en-US', amount(1990)],
  ['19.', 'usd', 'en-US', amount(1900)],
  ['.5', 'usd', 'en-US', amount(50)],
  ['19', 'usd', 'en-US', amount(1900)],
  ['  $ 1,234.50 USD ', 'usd', 'en-US', amount(123_450)],
  ['1234.50 usd', 'usd', 'en-US', amount(123_450)],
  ['248,00 €', 'eur', 'de', amount(24_800)],
  ['1.234,5', 'eur', 'de', amount(123_450)],
  ['1.234', 'eur', 'de', amount(123_400)],
  ['1 234,50', 'eur', 'fr', amount(123_450)],
  ['1\u202f234,50', 'eur', 'fr', amount(123_450)],
  ['1’234.50', 'chf', 'de-CH', amount(123_450)],
  ['−12.00', 'usd', 'en-US', amount(-1200)],
  ['-0', 'usd', 'en-US', amount(0)],
  ['18400', 'jpy', 'ja', amount(18_400)],
  ['1.005', 'kwd', 'en-US', amount(1005)],
  ['90071992547409.91', 'usd', 'en-US', amount(Number.MAX_SAFE_INTEGER)],
  ['90071992547409.92', 'usd', 'en-US', { kind: 'too_large' }],
  ['9'.repeat(400), 'usd', 'en-US', { kind: 'too_large' }],
  ['19.999', 'usd', 'en-US', { kind: 'too_many_decimals', decimals: 2 }],
  ['1.0', 'jpy', 'en-US', { kind: 'too_many_decimals', decimals: 0 }],
  ['1.0005', 'kwd', 'en-US', { kind: 'too_many_decimals', decimals: 3 }],
  ['', 'usd', 'en-US', { kind: 'empty' }],
  ['  $ ', 'usd', 'en-US', { kind: 'empty' }],
  ['.', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['-', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['12,34', 'usd', 'en-US', { kind: 'not_a_number' }], // A comma groups thousands here; it is not guessed to be a point.
  ['12.34', 'eur', 'de', { kind: 'not_a_number' }],
  ['1,2345', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['1e3', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['0x10', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['12 apples', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['12 EUR', 'usd', 'en-US', { kind: 'not_a_number' }],
  ['١٢', 'usd', 'en-US', { kind: 'not_a_number' }],
])('%j as %s in %s', (text, code, locale, expected) => {
  expect(parseMoney(text, currency(code), locale)).toEqual(expected);
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('usd', 'jpy', 'pen', 'bgn'), (text, code) => {
      parseMoney(text, currency(code), 'en-US');
    }),
  );
});
