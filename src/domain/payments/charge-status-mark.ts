import {
  DISPUTE_STATUSES,
  type DisputeStatus,
  disputeStatusLabel,
  isInquiry,
} from '../disputes/dispute-status.ts';
import { disputeStatusStyle } from '../disputes/dispute-status-style.ts';
import type { EpochSeconds } from '../shared/time.ts';
import type { ChargeStatus, NamedStatus } from './charge-status.ts';

export type ChargeMark = Readonly<{
  label: string;
  style: 'success' | 'warning' | 'alert' | 'primary' | 'light' | 'pending';
}>;

type DisputedStatus = `disputed_${DisputeStatus}`;

const MARKS: Readonly<Record<Exclude<NamedStatus, DisputedStatus>, ChargeMark>> = {
  fraud_outcome_review: { label: 'Needs review', style: 'warning' },
  fraud_outcome_block: { label: 'Payment blocked', style: 'alert' },
  failed: { label: 'Payment failed', style: 'alert' },
  blocked: { label: 'Payment blocked', style: 'alert' },
  refunded_partial: { label: 'Partial refund', style: 'light' },
  refunded_full: { label: 'Refunded', style: 'light' },
  refund_failed: { label: 'Refund failed', style: 'alert' },
  paid: { label: 'Paid', style: 'success' },
  authorized: { label: 'Payment authorized', style: 'primary' },
};

/** A dispute shown on its payment says that it is one; an inquiry says so already. */
export const disputeOnChargeLabel = (status: DisputeStatus): string =>
  isInquiry(status) ? disputeStatusLabel[status] : `Disputed: ${disputeStatusLabel[status]}`;

/** A dispute as its payment shows it. */
export const disputeMark = (
  status: DisputeStatus,
  dueBy: EpochSeconds | null,
  now: EpochSeconds,
): ChargeMark => ({
  label: disputeOnChargeLabel(status),
  style: disputeStatusStyle(status, dueBy, now),
});

const isDisputed = (status: NamedStatus): status is DisputedStatus => status.startsWith('disputed_');
const disputeStatusOf = (disputed: DisputedStatus): DisputeStatus =>
  DISPUTE_STATUSES.find((status) => disputed === `disputed_${status}`) ?? 'needs_response';

/** Words and colour of a payment's status. What only the provider has a name for reads as plain words. */
export function chargeMark(status: ChargeStatus, dueBy: EpochSeconds | null, now: EpochSeconds): ChargeMark {
  if (status.kind === 'raw') return { label: plainWords(status.status), style: 'pending' };
  if (!isDisputed(status.status)) return MARKS[status.status];
  return disputeMark(disputeStatusOf(status.status), dueBy, now);
}

const plainWords = (status: string): string => {
  const words = status.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
