import type { Words } from '#languages/kit/words.ts';
import type { laterCellCopy as english } from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english> = {
  order: (number) => `#${number}`,
  noSubscription: 'Aucun abonnement',
  futurePayout: 'Virement à venir',
  noStatus: 'Pas encore de virement',
  subscriptionTitle: (number) => `Abonnement ${number}`,
};
