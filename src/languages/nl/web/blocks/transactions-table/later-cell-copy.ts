import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english.laterCellCopy> = {
  order: (number) => `#${number}`,
  noSubscription: 'Geen abonnement',
  futurePayout: 'Latere uitbetaling',
  noStatus: 'Nog geen uitbetaling',
  subscriptionTitle: (number) => `Abonnement ${number}`,
};
