import type * as english from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english.PAYOUT_STATUS_LABELS> = {
  pending: 'In attesa',
  in_transit: 'In transito',
  paid: 'Completato (accreditato)',
  deducted: 'Completato (addebitato)',
  failed: 'Non riuscito',
  canceled: 'Annullato',
};
