import type * as english from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('it', { type: 'region' });

export const availableCountriesCopy: Words<typeof english.availableCountriesCopy> = {
  name: (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code),
};
