import type * as english from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof english.payoutColumnLabels> = {
  date: 'Datum',
  type: 'Type',
  amount: 'Bedrag',
  status: 'Status',
  bankAccount: 'Bankrekening',
  bank_reference_key: 'Bankreferentie',
};

export const payoutColumnsCopy: Words<typeof english.payoutColumnsCopy> = {
  noReference: 'Geen',
  id: 'Uitbetalings-ID',
  currency: 'Valuta',
};
