import { expect, test } from 'vitest';
import { countryNameIn } from './country-name.ts';

test.each([
  ['GB', 'en_US', 'United Kingdom'],
  ['gb', 'de', 'Vereinigtes Königreich'],
  ['JP', 'ja', '日本'],
  ['ZZZ', 'en', 'ZZZ'],
  ['', 'en', ''],
  ['France', 'en', 'France'],
  ['FR', 'no such locale', 'France'],
])('%s, read in %s, is %s', (code, locale, name) => {
  expect(countryNameIn(code, locale)).toBe(name);
});
