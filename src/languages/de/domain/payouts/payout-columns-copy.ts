import type {
  payoutColumnLabels as english,
  payoutColumnsCopy as englishPayoutColumnsCopy,
} from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof english> = {
  date: 'Datum',
  type: 'Art',
  amount: 'Betrag',
  status: 'Status',
  bankAccount: 'Bankkonto',
  bank_reference_key: 'Bankreferenz',
};

export const payoutColumnsCopy: Words<typeof englishPayoutColumnsCopy> = {
  noReference: 'Keine',
  id: 'Auszahlungs-ID',
  currency: 'Währung',
};
