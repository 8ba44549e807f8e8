export const ENGLISH_LOCALE = 'en_US';

/** The languages, beside English, that files can be written in. */
export const FILE_LANGUAGES = ['de', 'es', 'fr', 'it', 'ja', 'nl'] as const;
export type FileLanguage = (typeof FILE_LANGUAGES)[number];

/** The language of a locale such as de_CH; nothing for English, and for what was never translated: that is written in English. */
export function fileLanguage(locale: string): FileLanguage | undefined {
  const [language = ''] = locale.toLowerCase().split(/[_-]/, 1);
  return FILE_LANGUAGES.find((one) => one === language);
}

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
