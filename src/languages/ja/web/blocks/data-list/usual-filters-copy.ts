import type { Words } from '#languages/kit/words.ts';
import type { usualFiltersCopy as english } from '#web/blocks/data-list/usual-filters-copy.ts';

/** Stands between the name of the field and its value. */
export const usualFiltersCopy: Words<typeof english> = {
  is: '次と一致',
  isNot: '次と不一致',
  isBefore: '次より前',
  isAfter: '次より後',
  isBetween: '次の期間',
  amount: '金額',
  isAtLeast: '次の金額以上',
  isAtMost: '次の金額以下',
};
