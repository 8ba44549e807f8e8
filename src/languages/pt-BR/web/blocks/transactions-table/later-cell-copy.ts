import type { Words } from '#languages/kit/words.ts';
import type { laterCellCopy as english } from '#web/blocks/transactions-table/later-cell-copy.ts';

export const laterCellCopy: Words<typeof english> = {
  order: (number) => `#${number}`,
  noSubscription: 'Sem assinatura',
  futurePayout: 'Repasse futuro',
  noStatus: 'Ainda sem repasse',
  subscriptionTitle: (number) => `Assinatura ${number}`,
};
