import type { Words } from '#languages/kit/words.ts';
import type { laterCellCopy as english } from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english> = {
  order: (number) => `#${number}`,
  noSubscription: 'بلا اشتراك',
  futurePayout: 'تحويل قادم',
  noStatus: 'لا تحويل بعد',
  subscriptionTitle: (number) => `الاشتراك ${number}`,
};
