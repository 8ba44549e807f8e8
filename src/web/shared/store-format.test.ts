import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { allCountries } from './all-countries.ts';
import { countryName } from './countries.ts';
import { countWords, dayWords, moneyWords, zoneWords } from './store-format.ts';

const inStore = (changes: Partial<ReturnType<typeof aPageSettings>['store']>) =>
  givePageSettings({ store: { ...aPageSettings().store, ...changes } });

test.each([
  ['en_US', '1,234,567', '$1,234.50'],
  ['de_DE', '1.234.567', '1.234,50\u00a0$'],
  ['de_CH', "1'234'567", "$\u00a01'234.50"],
  ['fr_FR', '1\u00a0234\u00a0567', '1\u00a0234,50\u00a0$'],
])('numbers in %s', (locale, count, amount) => {
  inStore({ locale });
  expect(countWords(1_234_567)).toBe(count);
  expect(moneyWords(money(123_450, 'usd'))).toBe(amount);
});

test.each([
  [true, true, '$12.00 USD'],
  [true, false, '$12.00'],
  [false, true, '$12.00'],
  [false, false, '$12.00'],
])('the store shows codes: %s, and one may be needed: %s', (shouldUseExplicitPrice, explicit, words) => {
  givePageSettings({ shouldUseExplicitPrice });
  expect(moneyWords(money(1200, 'usd'), explicit)).toBe(words);
});

test('small counts have no separator', () => {
  inStore({});
  expect([0, 999, 1000].map(countWords)).toEqual(['0', '999', '1,000']);
});

test('a day is written in the store’s format, and no zone moves it', () => {
  inStore({ timezone: 'Pacific/Kiritimati', dateFormat: 'j F Y' });
  expect(dayWords('2026-11-15')).toBe('15 November 2026');
  expect(dayWords('some day')).toBe('some day');
  expect(zoneWords()).toBe('Kiritimati time');
});

test('countries are named and sorted in the store’s language', () => {
  inStore({ locale: 'de_DE' });
  expect(countryName('AT')).toBe('Österreich');
  expect(countryName('at')).toBe('Österreich');
  const names = allCountries().map(({ name }) => name);
  expect(names).toHaveLength(249);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
  expect(new Set(allCountries().map(({ code }) => code)).size).toBe(249);
});

test.each(['ZZZ', '', '1', '<b>'])('%j is no country and is shown as it is', (code) => {
  inStore({});
  expect(countryName(code)).toBe(code);
});

test('a locale the browser does not know falls back to English', () => {
  inStore({ locale: '!!' });
  expect(countryName('DE')).toBe('Germany');
});
