import { type Language, languageOf, SOURCE_LANGUAGE } from '../shared/languages.ts';

export const ENGLISH_LOCALE = 'en_US';

/** The language a file of a locale such as de_CH is written in: English for one that we do not speak. */
export const fileLanguage = (locale: string): Language => languageOf(locale) ?? SOURCE_LANGUAGE;

/** Where a file can be written in the locale's own language as well as in English. */
export const hasFileLanguages = (locale: string): boolean => fileLanguage(locale) !== SOURCE_LANGUAGE;

type Wishes = Readonly<{
  /** What the store itself speaks. */
  site: string;
  /** What was asked for with this file. */
  asked: string | undefined;
  /** What the settings say; empty where nobody has chosen. */
  setting: string;
}>;

/** Who asks for a language gets it; a store that speaks English has no other choice to make. */
export function exportLocale({ site, asked, setting }: Wishes): string {
  if (asked !== undefined) return asked;
  if (site === ENGLISH_LOCALE) return ENGLISH_LOCALE;
  return setting === '' ? site : setting;
}
