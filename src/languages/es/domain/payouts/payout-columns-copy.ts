import type {
  payoutColumnLabels as englishPayoutColumnLabels,
  payoutColumnsCopy as englishPayoutColumnsCopy,
} from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof englishPayoutColumnLabels> = {
  date: 'Fecha',
  type: 'Tipo',
  amount: 'Importe',
  status: 'Estado',
  bankAccount: 'Cuenta bancaria',
  bank_reference_key: 'ID de referencia bancaria',
};

export const payoutColumnsCopy: Words<typeof englishPayoutColumnsCopy> = {
  noReference: 'N/D',
  id: 'ID de transferencia',
  currency: 'Moneda',
};
