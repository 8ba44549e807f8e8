import { PAYOUT_STATUS_LABELS, type PayoutStatus } from './payout-status.ts';

/** A filter asks for payouts and withdrawals at once. */
export const payoutFilterLabel: Readonly<Record<PayoutStatus, string>> = {
  ...PAYOUT_STATUS_LABELS,
  paid: 'Completed',
};
