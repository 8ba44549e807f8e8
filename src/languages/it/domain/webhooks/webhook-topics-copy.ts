import type * as english from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english.RESOURCE_WORDS> = {
  payment: 'Pagamenti',
  refund: 'Rimborsi',
  payout: 'Bonifici',
  dispute: 'Contestazioni',
  approval: 'Approvazioni',
  export: 'Esportazioni',
  order: 'Ordini',
  product: 'Prodotti',
  customer: 'Clienti',
};
