import { labelOf, type Word } from '../shared/word.ts';
import { PAYOUT_STATUS_LABELS } from './payout-status-copy.ts';
import type { PayoutType } from './payout-type.ts';

export const PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const payoutStatusLabel = (status: Word<PayoutStatus>, type: Word<PayoutType> | null): string =>
  labelOf(
    PAYOUT_STATUS_LABELS satisfies Record<PayoutStatus, string>,
    status === 'paid' && type === 'withdrawal' ? 'deducted' : status,
  );

export const payoutStatusStyle = {
  pending: 'warning',
  in_transit: 'primary',
  paid: 'success',
  failed: 'alert',
  canceled: 'light',
} as const satisfies Record<PayoutStatus, string>;

/** A sum is of what was or will be paid: of payouts that came to nothing only where the filter asks for these. */
export const summedStatuses = (askedFor: PayoutStatus | undefined): readonly PayoutStatus[] =>
  PAYOUT_STATUSES.filter((status) => (status !== 'failed' && status !== 'canceled') || status === askedFor);
