import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: 'Paiements',
  refund: 'Remboursements',
  payout: 'Virements',
  dispute: 'Litiges',
  approval: 'Approbations',
  export: 'Exports',
  order: 'Commandes',
  product: 'Produits',
  customer: 'Clients',
};
