import type { Language } from '#domain/shared/languages.ts';

/** "Deutsch", "日本語": whoever cannot read the page can read theirs. */
export const languageInItself = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(
    language,
  );
  return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : language;
};
