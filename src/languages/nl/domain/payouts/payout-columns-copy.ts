import type * as english from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof english.payoutColumnLabels> = {
  date: 'Datum',
  type: 'Type',
  amount: 'Bedrag',
  status: 'Status',
  bankAccount: 'Bankrekening',
  bank_reference_key: 'Referentie-ID van de bank',
};

export const payoutColumnsCopy: Words<typeof english.payoutColumnsCopy> = {
  noReference: 'N.v.t.',
  id: 'Uitbetalings-ID',
  currency: 'Valuta',
};
