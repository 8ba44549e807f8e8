import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english> = {
  is: 'ist',
  isNot: 'ist nicht',
  isBefore: 'liegt vor',
  isAfter: 'liegt nach',
  isBetween: 'liegt zwischen',
  amount: 'Betrag',
  isAtLeast: 'ist mindestens',
  isAtMost: 'ist höchstens',
};
