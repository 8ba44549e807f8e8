import type { availableCountriesCopy as english } from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('es', { type: 'region' });

export const availableCountriesCopy: Words<typeof english> = {
  name: (code) => names.of(code) ?? code,
};
