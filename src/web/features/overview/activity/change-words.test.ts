import { beforeEach, expect, test } from 'vitest';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { changeWords } from './change-words.ts';

beforeEach(() => givePageSettings({}));

test.each([
  [1189, 1000, '+18.9%'],
  [960, 1000, '−4%'],
  [1000, 1000, '+0%'],
  [11_000, 1000, '+1000%'],
  [-500, 1000, '−150%'],
  [1000, 0, undefined],
  [1000, -5, undefined],
])('%i after %i is %s', (value, previous, words) => {
  expect(changeWords(value, previous)).toBe(words);
});

test('as the store writes it', () => {
  givePageSettings({ store: { ...aPageSettings().store, locale: 'de_DE' } });
  expect(changeWords(1189, 1000)).toBe('+18,9\u00a0%');
});
