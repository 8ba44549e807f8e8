import { COUNTRY_CODES } from '#domain/settings/country-codes.ts';
import { countryName } from './countries.ts';
import { pageSettings } from './page-settings.ts';

export type Country = Readonly<{ code: string; name: string }>;

const lists = new Map<string, readonly Country[]>();

/** All countries by name, as the store's language sorts them. */
export function allCountries(): readonly Country[] {
  const { locale } = pageSettings().store;
  const known = lists.get(locale);
  if (known) return known;
  const sorted = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
    a.name.localeCompare(b.name, locale.replaceAll('_', '-')),
  );
  lists.set(locale, sorted);
  return sorted;
}
