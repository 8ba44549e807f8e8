import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english.usualFiltersCopy> = {
  is: 'è',
  isNot: 'non è',
  isBefore: 'è prima di',
  isAfter: 'è dopo',
  isBetween: 'è tra',
  amount: 'Importo',
  isAtLeast: 'è almeno',
  isAtMost: 'è al massimo',
};
