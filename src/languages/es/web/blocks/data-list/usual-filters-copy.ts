import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english> = {
  is: 'es',
  isNot: 'no es',
  isBefore: 'es anterior a',
  isAfter: 'es posterior a',
  isBetween: 'está entre',
  amount: 'Importe',
  isAtLeast: 'es como mínimo',
  isAtMost: 'es como máximo',
};
