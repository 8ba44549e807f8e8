import type * as english from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english.disputeColumnLabels> = {
  id: 'Geschil-ID',
  amount: 'Bedrag',
  currency: 'Valuta',
  status: 'Status',
  reason: 'Reden',
  source: 'Betaald met',
  order: 'Bestelling',
  customerName: 'Klant',
  customerEmail: 'E-mail',
  customerCountry: 'Land',
  created: 'Betwist op',
  dueBy: 'Reageer uiterlijk',
};
