import { type DisputeStatus, isInquiry } from '../disputes/dispute-status.ts';
import { disputeStatusLabel } from '../disputes/dispute-status-copy.ts';
import { disputeStatusStyle } from '../disputes/dispute-status-style.ts';
import type { EpochSeconds } from '../shared/time.ts';
import { humanized, known, labelOf, type Word } from '../shared/word.ts';
import type { ChargeStatus, NamedStatus } from './charge-status.ts';
import { chargeStatusMarkCopy as copy } from './charge-status-mark-copy.ts';

export type ChargeMark = Readonly<{
  label: string;
  style: 'success' | 'warning' | 'alert' | 'primary' | 'light' | 'pending';
}>;

type PlainStatus = Exclude<NamedStatus, `disputed_${DisputeStatus}`>;

const STYLES: Readonly<Record<PlainStatus, ChargeMark['style']>> = {
  fraud_outcome_review: 'warning',
  fraud_outcome_block: 'alert',
  failed: 'alert',
  blocked: 'alert',
  refunded_partial: 'light',
  refunded_full: 'light',
  refund_failed: 'alert',
  paid: 'success',
  authorized: 'primary',
};
const labels = (): Readonly<Record<PlainStatus, string>> => copy.labels;

/** A dispute shown on its payment says that it is one; an inquiry says so already. */
export const disputeOnChargeLabel = (status: Word<DisputeStatus>): string => {
  const label = labelOf(disputeStatusLabel, status);
  return isInquiry(status) ? label : copy.disputed(label);
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
  const style = kind === 'named' ? known(STYLES, word) : undefined;
  return style ? { label: labelOf(labels(), word), style } : { label: humanized(word), style: 'pending' };
}
