import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Datum und Uhrzeit',
  status: 'Status',
  rules: 'Regel',
  amount: 'Betrag',
  currency: 'Währung',
  customer_name: 'Kunde',
  order_id: 'Bestellung',
  payment_intent: 'Zahlungs-ID',
};
