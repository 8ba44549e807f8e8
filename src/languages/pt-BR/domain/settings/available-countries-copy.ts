import type { availableCountriesCopy as english } from '#domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const availableCountriesCopy: Words<typeof english> = {
  name: (code) => new Intl.DisplayNames('pt-BR', { type: 'region' }).of(code) ?? code,
};
