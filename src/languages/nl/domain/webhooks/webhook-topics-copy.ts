import type * as english from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english.RESOURCE_WORDS> = {
  payment: 'Betalingen',
  refund: 'Terugbetalingen',
  payout: 'Uitbetalingen',
  dispute: 'Geschillen',
  approval: 'Goedkeuringen',
  export: 'Exports',
  order: 'Bestellingen',
  product: 'Producten',
  customer: 'Klanten',
};
