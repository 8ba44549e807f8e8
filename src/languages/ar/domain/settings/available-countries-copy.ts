import type { availableCountriesCopy as english } from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const regions = new Intl.DisplayNames('ar', { type: 'region' });

export const availableCountriesCopy: Words<typeof english> = {
  name: (code) => regions.of(code) ?? code,
};
