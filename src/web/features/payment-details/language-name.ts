import { pageSettings } from '../../shared/page-settings.ts';

/** The language in the store's own, with its country: "English (United States)". What is no language is shown as it is. */
export function languageName(code: string): string {
  const tag = code.replaceAll('_', '-');
  const locales = [pageSettings().store.locale.replaceAll('_', '-'), 'en'];
  try {
    return new Intl.DisplayNames(locales, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? code;
  } catch {
    return code;
  }
}
