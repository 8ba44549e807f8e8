import { spoken } from '../shared/spoken.ts';

/** What reached the bank was paid, and what a withdrawal took from it was deducted; otherwise both read alike. */
export const PAYOUT_STATUS_LABELS = spoken('domain/payouts/payout-status-copy#PAYOUT_STATUS_LABELS', {
  pending: 'Pending',
  in_transit: 'In transit',
  paid: 'Completed (paid)',
  deducted: 'Completed (deducted)',
  failed: 'Failed',
  canceled: 'Canceled',
} as const);
