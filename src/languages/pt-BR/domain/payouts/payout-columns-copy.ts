import type {
  payoutColumnLabels as englishPayoutColumnLabels,
  payoutColumnsCopy as englishPayoutColumnsCopy,
} from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof englishPayoutColumnLabels> = {
  date: 'Data',
  type: 'Tipo',
  amount: 'Valor',
  status: 'Status',
  bankAccount: 'Conta bancária',
  bank_reference_key: 'ID de referência bancária',
};

export const payoutColumnsCopy: Words<typeof englishPayoutColumnsCopy> = {
  noReference: 'N/D',
  id: 'ID do repasse',
  currency: 'Moeda',
};
