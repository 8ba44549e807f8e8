/** What the product speaks: a folder below `src/languages` and a place in this list. The first is the source of the others. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'ja', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English made longer, accented and bracketed, so that tests find what is not translated or cut off. */
export const PSEUDO_LANGUAGE = 'en-XA';
export type SpokenLanguage = Language | typeof PSEUDO_LANGUAGE;

export const SOURCE_LANGUAGE: Language = 'en';

export const isLanguage = (word: string): word is SpokenLanguage =>
  word === PSEUDO_LANGUAGE || LANGUAGES.some((language) => language === word);

const primary = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';

/** The language we speak that a locale asks for (`pt_PT` is answered in `pt-BR`); nothing where we have none. */
export const languageOf = (locale: string): Language | undefined =>
  LANGUAGES.find((language) => primary(language) === primary(locale));

/** The first language of a browser's wishes (`fr-CH, fr;q=0.9, en;q=0.8`) that we speak. */
export function preferredLanguage(wishes: string): Language | undefined {
  const ranked = wishes
    .slice(0, 400)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ tag }) => languageOf(tag)).find((language) => language !== undefined);
}

/** How each language writes a day, in the letters of a store's settings. */
const DATE_FORMATS: Readonly<Record<Language, string>> = {
  en: 'M j, Y',
  de: 'j. M Y',
  fr: 'j M Y',
  es: 'j M Y',
  it: 'j M Y',
  nl: 'j M Y',
  'pt-BR': 'j \\d\\e M \\d\\e Y',
  ja: 'Y年n月j日',
  ar: 'j M Y',
};

/** A format the store chose itself holds in every language; the usual one is the language's own. */
export const dateFormatOf = (language: SpokenLanguage, chosen: string): string =>
  chosen === DATE_FORMATS.en && language !== PSEUDO_LANGUAGE ? DATE_FORMATS[language] : chosen;

/**
 * How a language writes its numbers and days: as the store's locale does where that is a locale of the language
 * (a Swiss store in German), else as the language does by itself.
 */
export const localeOf = (language: string, storeLocale: string): string =>
  primary(language) === primary(storeLocale) ? storeLocale.replaceAll('_', '-') : language;
