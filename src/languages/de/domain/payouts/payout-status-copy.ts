import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: 'Ausstehend',
  in_transit: 'Unterwegs',
  paid: 'Ausgezahlt',
  deducted: 'Abgebucht',
  failed: 'Fehlgeschlagen',
  canceled: 'Storniert',
};
