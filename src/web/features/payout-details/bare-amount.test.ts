import { expect, test } from 'vitest';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { bareAmount } from './bare-amount.ts';

test.each([
  ['en_US', 'usd', 0, '0.00'],
  ['en_US', 'usd', -5, '−0.05'],
  ['de_DE', 'usd', 0, '0,00'],
  ['fr_FR', 'kwd', 1234, '1,234'],
  ['de_DE', 'jpy', -12, '−12'],
])('in %s %s of %i is %s', (locale, currency, amount, written) => {
  givePageSettings({ store: { ...aPageSettings().store, locale } });
  expect(bareAmount(amount, currency)).toBe(written);
});
