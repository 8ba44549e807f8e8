import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

export const usualFiltersCopy: Words<typeof english> = {
  is: 'يساوي',
  isNot: 'لا يساوي',
  isBefore: 'قبل',
  isAfter: 'بعد',
  isBetween: 'بين',
  amount: 'المبلغ',
  isAtLeast: 'لا يقل عن',
  isAtMost: 'لا يزيد على',
};
