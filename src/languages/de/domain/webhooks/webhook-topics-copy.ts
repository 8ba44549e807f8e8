import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: 'Zahlungen',
  refund: 'Erstattungen',
  payout: 'Auszahlungen',
  dispute: 'Anfechtungen',
  approval: 'Freigaben',
  export: 'Exporte',
  order: 'Bestellungen',
  product: 'Produkte',
  customer: 'Kunden',
};
