import type {
  payoutColumnLabels as englishPayoutColumnLabels,
  payoutColumnsCopy as englishPayoutColumnsCopy,
} from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof englishPayoutColumnLabels> = {
  date: 'Date',
  type: 'Type',
  amount: 'Montant',
  status: 'Statut',
  bankAccount: 'Compte bancaire',
  bank_reference_key: 'Référence bancaire',
};

export const payoutColumnsCopy: Words<typeof englishPayoutColumnsCopy> = {
  noReference: 'N/D',
  id: 'ID du virement',
  currency: 'Devise',
};
