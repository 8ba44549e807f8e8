import { spoken } from '../shared/spoken.ts';

/** How a payment stands, beside it and in lists. */
export const chargeStatusMarkCopy = spoken('domain/payments/charge-status-mark-copy#chargeStatusMarkCopy', {
  labels: {
    fraud_outcome_review: 'Needs review',
    fraud_outcome_block: 'Payment blocked',
    failed: 'Payment failed',
    blocked: 'Blocked as too risky',
    refunded_partial: 'Partial refund',
    refunded_full: 'Refunded',
    refund_failed: 'Refund failed',
    paid: 'Paid',
    authorized: 'Payment authorized',
  },
  /** The status of a dispute, shown on its payment. */
  disputed: (status: string) => `Disputed: ${status}`,
} as const);
