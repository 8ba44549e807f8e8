import { describe, expect, test } from 'vitest';
import { currencyOfCountry, describeCurrency, homeOfCurrency } from './currency-catalogue.ts';
import { byRecommendation, canAddCurrencies, countInWords, matchesCurrency } from './currency-choice.ts';

const a = (code: string) => ({ code, ...describeCurrency(code.toLowerCase()) });

test.each([
  ['€', 'EUR', true],
  ['eUr', 'EUR', true],
  ['eur', 'EUR', true],
  [' yen ', 'JPY', true],
  ['kr', 'SEK', true],
  ['', 'SEK', true],
  ['€', 'JPY', false],
  ['dollars', 'USD', false],
])('"%s" finds %s: %s', (search, code, expected) => {
  expect(matchesCurrency(a(code), search)).toBe(expected);
});

test('the recommended ones come first, in their order, and the others by name', () => {
  const { recommended, others } = byRecommendation(['SEK', 'INR', 'CHF', 'USD', 'JPY', 'EUR'].map(a));
  expect(recommended.map(({ code }) => code)).toEqual(['USD', 'EUR', 'JPY', 'INR']);
  expect(others.map(({ name }) => name)).toEqual(['Swedish krona', 'Swiss franc']);
});

test.each([
  [0, 'zero'],
  [1, 'one'],
  [9, 'nine'],
  [10, '10'],
  [24, '24'],
])('%d is written %s', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test.each([
  [1, 0, false],
  [0, 0, false],
  [2, 0, true],
  [1, 1, true],
])('%d enabled and %d chosen: going on is %s', (enabled, selected, expected) => {
  expect(canAddCurrencies({ enabled, selected })).toBe(expected);
});

describe('the catalogue', () => {
  test.each([
    ['eur', { name: 'Euro', flag: '🇪🇺', symbol: '€', symbol_position: 'left', is_zero_decimal: false }],
    [
      'jpy',
      { name: 'Japanese yen', flag: '🇯🇵', symbol: '¥', symbol_position: 'left', is_zero_decimal: true },
    ],
    ['sek', { name: 'Swedish krona', flag: '🇸🇪', symbol: 'kr', symbol_position: 'left_space' }],
    ['xyz', { name: 'XYZ', flag: '', symbol: 'XYZ' }],
    ['constructor', { name: 'CONSTRUCTOR', flag: '' }],
  ])('%s', (code, expected) => {
    expect(describeCurrency(code)).toMatchObject(expected);
  });

  test.each([
    ['DE', 'eur'],
    ['IE', 'eur'],
    ['GB', 'gbp'],
    ['US', 'usd'],
    ['EU', 'eur'],
    ['XX', undefined],
  ])('people of %s pay in %s', (country, code) => {
    expect(currencyOfCountry(country)).toBe(code);
  });

  test.each(['eur', 'gbp', 'jpy'])('%s is at home where people pay in it', (code) => {
    expect(currencyOfCountry(homeOfCurrency(code) ?? '')).toBe(code);
  });
});
