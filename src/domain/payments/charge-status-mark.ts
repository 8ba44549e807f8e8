import { type DisputeStatus, disputeStatusLabel, isInquiry } from '../disputes/dispute-status.ts';
import { disputeStatusStyle } from '../disputes/dispute-status-style.ts';
import type { EpochSeconds } from '../shared/time.ts';
import { humanized, known, labelOf, type Word } from '../shared/word.ts';
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
  blocked: { label: 'Blocked as too risky', style: 'alert' },
  refunded_partial: { label: 'Partial refund', style: 'light' },
  refunded_full: { label: 'Refunded', style: 'light' },
  refund_failed: { label: 'Refund failed', style: 'alert' },
  paid: { label: 'Paid', style: 'success' },
  authorized: { label: 'Payment authorized', style: 'primary' },
};

/** A dispute shown on its payment says that it is one; an inquiry says so already. */
export const disputeOnChargeLabel = (status: Word<DisputeStatus>): string => {
  const label = labelOf(disputeStatusLabel, status);
  return isInquiry(status) ? label : `Disputed: ${label}`;
};

/** A dispute as its payment shows it. */
export const disputeMark = (
  status: Word<DisputeStatus>,
  dueBy: EpochSeconds | null,
  now: EpochSeconds,
): ChargeMark => ({
  label: disputeOnChargeLabel(status),
  style: disputeStatusStyle(status, dueBy, now),
});

const DISPUTED = 'disputed_';
export const isDisputed = ({ kind, status }: ChargeStatus): boolean =>
  kind === 'named' && status.startsWith(DISPUTED);

/** Words and colour of a payment's status. What only the provider has a name for reads as plain words. */
export function chargeMark(status: ChargeStatus, dueBy: EpochSeconds | null, now: EpochSeconds): ChargeMark {
  const { kind, status: word } = status;
  if (isDisputed(status)) return disputeMark(word.slice(DISPUTED.length) as Word<DisputeStatus>, dueBy, now);
  const mark = kind === 'named' ? known(MARKS, word) : undefined;
  return mark ?? { label: humanized(word), style: 'pending' };
}
