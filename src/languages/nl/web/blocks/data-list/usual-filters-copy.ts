import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english.usualFiltersCopy> = {
  is: 'is',
  isNot: 'is niet',
  isBefore: 'is vóór',
  isAfter: 'is na',
  isBetween: 'ligt tussen',
  amount: 'Bedrag',
  isAtLeast: 'is minimaal',
  isAtMost: 'is maximaal',
};
