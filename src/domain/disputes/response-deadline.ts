import { DAY_S, type EpochSeconds } from '../shared/time.ts';

/** Whole days, rounded down, everywhere a deadline is counted. */
export const daysLeft = (dueBy: EpochSeconds, now: EpochSeconds): number => Math.floor((dueBy - now) / DAY_S);

export type ListDeadline =
  | Readonly<{ kind: 'passed' }>
  | Readonly<{ kind: 'last_day' }>
  | Readonly<{ kind: 'due_soon'; days: number }>
  | Readonly<{ kind: 'later'; days: number }>;

const DUE_SOON_S = 3 * DAY_S;

/** How a due date reads in the disputes list. */
export function listDeadline(dueBy: EpochSeconds, now: EpochSeconds): ListDeadline {
  const left = dueBy - now;
  if (left <= 0) return { kind: 'passed' };
  if (left <= DAY_S) return { kind: 'last_day' };
  const days = daysLeft(dueBy, now);
  return left <= DUE_SOON_S ? { kind: 'due_soon', days } : { kind: 'later', days };
}

export type RespondBy =
  | Readonly<{ kind: 'past_due' }>
  | Readonly<{ kind: 'last_day' }>
  | Readonly<{ kind: 'urgent' | 'warning' | 'later'; days: number }>;

const URGENT_BELOW_DAYS = 3;
const WARNING_BELOW_DAYS = 7;

/** How the respond-by label reads beside the details of a dispute. */
export function respondBy(dueBy: EpochSeconds, now: EpochSeconds): RespondBy {
  const days = daysLeft(dueBy, now);
  if (days < 0) return { kind: 'past_due' };
  if (days === 0) return { kind: 'last_day' };
  if (days < URGENT_BELOW_DAYS) return { kind: 'urgent', days };
  return { kind: days < WARNING_BELOW_DAYS ? 'warning' : 'later', days };
}

const ALERT_AT_MOST_DAYS = 2;

/** How loud the notice above a dispute is. */
export const disputeNoticeStyle = (dueBy: EpochSeconds, now: EpochSeconds): 'alert' | 'warning' =>
  daysLeft(dueBy, now) <= ALERT_AT_MOST_DAYS ? 'alert' : 'warning';
