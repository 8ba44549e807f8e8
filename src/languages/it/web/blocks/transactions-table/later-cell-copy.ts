import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english.laterCellCopy> = {
  order: (number) => `#${number}`,
  noSubscription: 'Nessun abbonamento',
  futurePayout: 'Bonifico futuro',
  noStatus: 'Ancora nessun bonifico',
  subscriptionTitle: (number) => `Abbonamento ${number}`,
};
