import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import { type DisputeStatus, isAwaitingResponse, isUnderReview } from './dispute-status.ts';

const URGENT_DAYS = 3;

/** Within so many days of now and not over yet, to the second on both sides. */
export const isDueWithin = (dueBy: EpochSeconds, days: number, now: EpochSeconds): boolean =>
  dueBy >= now && dueBy - now <= days * DAY_S;

/** How the chip of a dispute looks wherever it stands: what can still be answered grows loud as its time runs out. */
export function disputeStatusStyle(
  status: Word<DisputeStatus>,
  dueBy: EpochSeconds | null,
  now: EpochSeconds,
): 'alert' | 'warning' | 'primary' | 'success' | 'light' {
  if (isAwaitingResponse(status))
    return dueBy !== null && isDueWithin(dueBy, URGENT_DAYS, now) ? 'alert' : 'warning';
  if (isUnderReview(status)) return 'primary';
  return status === 'won' ? 'success' : 'light';
}
