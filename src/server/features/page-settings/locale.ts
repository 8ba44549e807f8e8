import type { PageSettings } from '#contract/page-settings.ts';

/** A locale with its name in English and in itself. */
export function localeOf(code: string): PageSettings['locale'] {
  const tag = code.replaceAll('_', '-');
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  const own = nameIn(tag);
  // It stands alone, beside names that begin with a capital: "Français".
  return {
    code,
    english_name: nameIn('en'),
    native_name: own.charAt(0).toLocaleUpperCase(tag) + own.slice(1),
  };
}
