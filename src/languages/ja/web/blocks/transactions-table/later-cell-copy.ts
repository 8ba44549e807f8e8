import type { Words } from '#languages/kit/words.ts';
import type { laterCellCopy as english } from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english> = {
  order: (number) => `#${number}`,
  noSubscription: 'サブスクリプションなし',
  futurePayout: '今後の入金',
  noStatus: '入金前',
  subscriptionTitle: (number) => `サブスクリプション ${number}`,
};
