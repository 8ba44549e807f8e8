import type { availableCountriesCopy as english } from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('de', { type: 'region' });

/** Where the usual name is another one than the list of regions has. */
const OWN_NAMES: Readonly<Record<string, string>> = { HK: 'Hongkong' };

export const availableCountriesCopy: Words<typeof english> = {
  name: (code) => OWN_NAMES[code] ?? names.of(code) ?? code,
};
