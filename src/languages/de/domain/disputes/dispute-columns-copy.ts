import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'Anfechtungs-ID',
  amount: 'Betrag',
  currency: 'Währung',
  status: 'Status',
  reason: 'Grund',
  source: 'Zahlungsmethode',
  order: 'Bestellung',
  customerName: 'Kunde',
  customerEmail: 'E-Mail',
  customerCountry: 'Land',
  created: 'Angefochten am',
  dueBy: 'Antworten bis',
};
