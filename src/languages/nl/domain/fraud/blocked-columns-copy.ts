import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Datum en tijd',
  status: 'Status',
  rules: 'Regel',
  amount: 'Bedrag',
  currency: 'Valuta',
  customer_name: 'Klant',
  order_id: 'Bestelling',
  payment_intent: 'Betalings-ID',
};
