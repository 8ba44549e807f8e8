import type * as english from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english.PAYOUT_STATUS_LABELS> = {
  pending: 'In behandeling',
  in_transit: 'Onderweg',
  paid: 'Voltooid (uitbetaald)',
  deducted: 'Voltooid (afgeschreven)',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
};
