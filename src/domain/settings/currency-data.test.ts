import { expect, test } from 'vitest';
import { AVAILABLE_COUNTRIES } from './available-countries.ts';
import { currencyData } from './currency-data.ts';

const SPECIFIED =
  'AE AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IT JP LT LU LV MT NL NO NZ PL PT RO SE SG SI SK US PR';

test('the 39 available countries', () => {
  expect(Object.keys(AVAILABLE_COUNTRIES).sort()).toEqual(SPECIFIED.split(' ').sort());
  expect(Object.keys(currencyData())).toHaveLength(39);
});

test.each([
  ['US', { code: 'USD', symbol: '$', thousandSeparator: ',', decimalSeparator: '.', precision: 2 }],
  ['DE', { code: 'EUR', symbol: '€', thousandSeparator: '.', decimalSeparator: ',', precision: 2 }],
  ['CH', { code: 'CHF', symbol: 'CHF', thousandSeparator: "'", decimalSeparator: '.', precision: 2 }],
  ['FR', { code: 'EUR', symbol: '€', thousandSeparator: '\u00a0', decimalSeparator: ',', precision: 2 }],
  ['JP', { code: 'JPY', symbol: '¥', thousandSeparator: ',', decimalSeparator: '.', precision: 0 }],
])('%s', (country, expected) => {
  expect(currencyData()[country]).toMatchObject({ symbolPosition: 'left', ...expected });
});

test('countries stand in the order of their names, as people look for them', () => {
  const names = Object.values(AVAILABLE_COUNTRIES).map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});
