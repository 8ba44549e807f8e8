import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english> = {
  is: 'est',
  isNot: 'n’est pas',
  isBefore: 'avant le',
  isAfter: 'après le',
  isBetween: 'entre le',
  amount: 'Montant',
  isAtLeast: 'au moins',
  isAtMost: 'au plus',
};
