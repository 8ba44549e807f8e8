import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: 'Pendiente',
  in_transit: 'En camino',
  paid: 'Completada (pagada)',
  deducted: 'Completada (descontada)',
  failed: 'Fallida',
  canceled: 'Cancelada',
};
