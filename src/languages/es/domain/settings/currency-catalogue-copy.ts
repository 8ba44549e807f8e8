import type { currencyCatalogueCopy as english } from '#domain/settings/currency-catalogue-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('es', { type: 'currency', fallback: 'none' });

export const currencyCatalogueCopy: Words<typeof english> = {
  /** Al principio de una línea de la lista: con mayúscula. */
  name: (code) => names.of(code)?.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase('es')),
};
