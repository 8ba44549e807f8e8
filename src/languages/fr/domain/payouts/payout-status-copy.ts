import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: 'En attente',
  in_transit: 'En cours',
  paid: 'Terminé (viré)',
  deducted: 'Terminé (prélevé)',
  failed: 'Échoué',
  canceled: 'Annulé',
};
