import { expect, test } from 'vitest';
import { countryOfLanguages, visitorCurrency } from './currency-visitor.ts';

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'DE'],
  ['de, en-GB;q=0.8', 'GB'],
  ['zh-Hant-HK', 'HK'],
  ['en-us', 'US'],
  ['de', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['en-001', undefined],
  [`${'x'.repeat(600)},de-DE`, undefined],
])('%s comes from %s', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});

const visitor = { own: 'usd', others: ['eur', 'jpy'], chosen: undefined, country: 'DE', isAutomatic: true };
test.each([
  ['their country pays in euros', {}, { currency: 'eur', because: 'DE' }],
  ['the store does not want that', { isAutomatic: false }, { currency: 'usd' }],
  ['the store does not sell in it', { country: 'GB' }, { currency: 'usd' }],
  ['at home', { country: 'US' }, { currency: 'usd' }],
  ['from nowhere', { country: undefined }, { currency: 'usd' }],
  ['they chose another', { chosen: 'jpy' }, { currency: 'jpy' }],
  ["they chose the store's own", { chosen: 'usd' }, { currency: 'usd' }],
  ['they chose one that is gone', { chosen: 'gbp' }, { currency: 'eur', because: 'DE' }],
])('%s', (_, over, expected) => {
  expect(visitorCurrency({ ...visitor, ...over })).toEqual(expected);
});
