import { expect, test } from 'vitest';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { decimalWords, percentWords } from './figure-words.ts';

test.each([
  ['en_US', '2.9%', '1.08'],
  ['de_DE', '2,9\u00a0%', '1,08'],
  ['de_CH', '2.9%', '1.08'],
  ['fr_FR', '2,9\u00a0%', '1,08'],
  ['ar', '\u20662.9%\u2069', '1.08'],
])('figures in %s', (locale, share, rate) => {
  givePageSettings({ store: { ...aPageSettings().store, locale } });
  expect(percentWords(0.029)).toBe(share);
  expect(decimalWords('1.08')).toBe(rate);
});

test('as many decimals as somebody asks for', () => {
  givePageSettings({ store: { ...aPageSettings().store, locale: 'it_IT' } });
  expect(percentWords(0.032_66, { decimals: 2 })).toBe('3,27%');
  expect(percentWords(0.189, { decimals: 1, signed: true })).toBe('+18,9%');
});
