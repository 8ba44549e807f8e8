import { isScheduled } from '../payouts/payout-notices.ts';
import { payoutScheduleOf } from '../payouts/payout-schedule.ts';
import { scheduleWords } from '../payouts/schedule-words.ts';
import { known } from '../shared/word.ts';
import type { PayoutSettings } from './account.ts';
import { accountLabelsCopy as copy } from './account-labels-copy.ts';
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

const KINDS: Readonly<Record<keyof typeof copy.statuses, StateLabel['kind']>> = {
  complete: 'success',
  enabled: 'primary',
  restricted_soon: 'warning',
  pending_verification: 'light',
  restricted_partially: 'warning',
  restricted: 'alert',
  under_review: 'light',
};

const sellsEarly = ({ progressiveOnboarding: { isEnabled, isComplete } }: LabelledAccount): boolean =>
  isEnabled && !isComplete;

/** It waits for its verification, whether or not it sells meanwhile. */
export const isPending = (account: LabelledAccount): boolean =>
  account.status === 'pending_verification' || (account.status === 'restricted' && sellsEarly(account));

/** The account in one or two words. A merchant who sells before being verified is pending, not restricted. */
export function accountLabel(account: LabelledAccount): StateLabel {
  const { status } = account;
  if (isRejected(status)) return { label: copy.rejected, kind: 'light' };
  if (status === 'restricted' && sellsEarly(account)) return { label: copy.pending, kind: 'light' };
  return { label: known(copy.statuses, status) ?? copy.unknown, kind: known(KINDS, status) ?? 'light' };
}

export function paymentsLabel({ paymentsEnabled, status }: LabelledAccount): StateLabel {
  if (paymentsEnabled) return { label: copy.payments.enabled, kind: 'success' };
  return status === 'pending_verification'
    ? { label: copy.payments.pending, kind: 'pending' }
    : { label: copy.payments.disabled, kind: 'alert' };
}

export function payoutsLabel(account: LabelledAccount): StateLabel {
  const { status, deposits } = account;
  if (deposits.status === 'blocked' || status === 'under_review')
    return { label: copy.payouts.suspended, kind: 'alert' };
  if (status === 'pending_verification' || sellsEarly(account))
    return { label: copy.payouts.pending, kind: 'pending' };
  if (deposits.status === 'disabled') return { label: copy.payouts.disabled, kind: 'alert' };
  const schedule = isScheduled(deposits.interval) ? scheduleWords(payoutScheduleOf(deposits)) : undefined;
  return {
    label: schedule === undefined ? copy.payouts.manual : copy.payouts.automatic(schedule),
    kind: 'success',
  };
}
