import { isScheduled } from '../payouts/payout-notices.ts';
import { payoutScheduleOf } from '../payouts/payout-schedule.ts';
import { scheduleWords } from '../payouts/schedule-words.ts';
import type { PayoutSettings } from './account.ts';
import { isRejected } from './account-status.ts';

export type StateLabel = Readonly<{
  label: string;
  kind: 'success' | 'primary' | 'warning' | 'alert' | 'light' | 'pending';
}>;

/** The part of an account's standing that its card puts into words. */
export type LabelledAccount = Readonly<{
  status: string;
  paymentsEnabled: boolean;
  deposits: PayoutSettings;
  progressiveOnboarding: Readonly<{ isEnabled: boolean; isComplete: boolean }>;
}>;

const LABELS: Readonly<Record<string, StateLabel>> = {
  complete: { label: 'Complete', kind: 'success' },
  enabled: { label: 'Enabled', kind: 'primary' },
  restricted_soon: { label: 'Restricted soon', kind: 'warning' },
  pending_verification: { label: 'Pending', kind: 'light' },
  restricted_partially: { label: 'Restricted partially', kind: 'warning' },
  restricted: { label: 'Restricted', kind: 'alert' },
  under_review: { label: 'Under review', kind: 'light' },
};

const sellsEarly = ({ progressiveOnboarding: { isEnabled, isComplete } }: LabelledAccount): boolean =>
  isEnabled && !isComplete;

/** The account in one or two words. A merchant who sells before being verified is pending, not restricted. */
export function accountLabel(account: LabelledAccount): StateLabel {
  const { status } = account;
  if (isRejected(status)) return { label: 'Rejected', kind: 'light' };
  if (status === 'restricted' && sellsEarly(account)) return { label: 'Pending', kind: 'light' };
  return (Object.hasOwn(LABELS, status) && LABELS[status]) || { label: 'Unknown', kind: 'light' };
}

export function paymentsLabel({ paymentsEnabled, status }: LabelledAccount): StateLabel {
  if (paymentsEnabled) return { label: 'Enabled', kind: 'success' };
  return status === 'pending_verification'
    ? { label: 'Pending verification', kind: 'pending' }
    : { label: 'Disabled', kind: 'alert' };
}

export function payoutsLabel(account: LabelledAccount): StateLabel {
  const { status, deposits } = account;
  if (deposits.status === 'blocked' || status === 'under_review')
    return { label: 'Temporarily suspended', kind: 'alert' };
  if (status === 'pending_verification' || sellsEarly(account))
    return { label: 'Pending verification', kind: 'pending' };
  if (deposits.status === 'disabled') return { label: 'Disabled', kind: 'alert' };
  return isScheduled(deposits.interval)
    ? { label: `Automatic, ${scheduleWords(payoutScheduleOf(deposits))}`, kind: 'success' }
    : { label: 'Manual', kind: 'success' };
}
