import { expect, test } from 'vitest';
import { exportLocale, fileLanguage, hasFileLanguages } from './export-language.ts';

test.each([
  ['de_DE', 'de'],
  ['de_CH', 'de'],
  ['fr-CA', 'fr'],
  ['ja', 'ja'],
  ['pt_PT', 'pt-BR'],
  ['ar', 'ar'],
  ['en_US', 'en'],
  ['en_GB', 'en'],
  ['fi', 'en'],
  ['', 'en'],
])('a file for %s is written in %s', (locale, language) => {
  expect(fileLanguage(locale)).toBe(language);
  expect(hasFileLanguages(locale)).toBe(language !== 'en');
});

test.each([
  ['an English store writes English, whatever was set once', 'en_US', undefined, 'de_DE', 'en_US'],
  ['another store its own language', 'de_DE', undefined, '', 'de_DE'],
  ['or the one that was set', 'de_DE', undefined, 'en_US', 'en_US'],
  ['unless the file was asked for in one', 'de_DE', 'fr_FR', 'en_US', 'fr_FR'],
  ['also of an English store', 'en_US', 'fr_FR', '', 'fr_FR'],
])('%s', (_, site, asked, setting, locale) => {
  expect(exportLocale({ site, asked, setting })).toBe(locale);
});
