import type * as english from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof english.payoutColumnLabels> = {
  date: 'Data',
  type: 'Tipo',
  amount: 'Importo',
  status: 'Stato',
  bankAccount: 'Conto bancario',
  bank_reference_key: 'ID di riferimento bancario',
};

export const payoutColumnsCopy: Words<typeof english.payoutColumnsCopy> = {
  noReference: 'N/D',
  id: 'ID bonifico',
  currency: 'Valuta',
};
