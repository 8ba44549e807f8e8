import { spoken } from '../shared/spoken.ts';
import { PAYOUT_STATUS_LABELS } from './payout-status-copy.ts';

/** A filter asks for payouts and withdrawals at once. */
export const payoutFilterLabel = spoken('domain/payouts/payout-filter-label-copy#payoutFilterLabel', {
  ...PAYOUT_STATUS_LABELS,
  paid: 'Completed',
} as const);
