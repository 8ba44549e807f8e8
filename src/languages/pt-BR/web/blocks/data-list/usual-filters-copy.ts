import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english> = {
  is: 'é',
  isNot: 'não é',
  isBefore: 'é anterior a',
  isAfter: 'é posterior a',
  isBetween: 'está entre',
  amount: 'Valor',
  isAtLeast: 'é no mínimo',
  isAtMost: 'é no máximo',
};
