import type { availableCountriesCopy as english } from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const regions = new Intl.DisplayNames('fr', { type: 'region' });

export const availableCountriesCopy: Words<typeof english> = {
  // `Intl` says “R.A.S. chinoise de Hong Kong”.
  name: (code) => {
    if (code === 'HK') return 'Hong Kong';
    return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
  },
};
