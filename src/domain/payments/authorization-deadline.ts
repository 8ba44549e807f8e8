import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '../shared/time.ts';

/** How long a sum is held where the provider says nothing else: a week. */
export const USUAL_HOLD_S = 7 * DAY_S;

type Authorized = Readonly<{
  created: EpochSeconds;
  /** When the provider says that the hold ends; a card that was present is held for two days only. */
  capture_before: EpochSeconds | null;
}>;

/** The moment until which a payment can be captured: a week after it was authorized, unless the provider knows better. */
export const captureBy = ({ created, capture_before }: Authorized): EpochSeconds =>
  capture_before ?? epochSeconds(created + USUAL_HOLD_S);

/** Whether the provider's own deadline is another than the usual week. */
export const hasOwnDeadline = ({ created, capture_before }: Authorized): boolean =>
  capture_before !== null && capture_before !== created + USUAL_HOLD_S;

export type TimeLeft =
  | Readonly<{ kind: 'expired' }>
  | Readonly<{ kind: 'minutes' | 'hours'; left: number; isUrgent: true }>
  | Readonly<{ kind: 'days'; left: number; isUrgent: false }>;

/** Whole units, rounded down: days until the last one, then hours, then minutes. The last day is urgent. */
export function timeLeft(deadline: EpochSeconds, now: EpochSeconds): TimeLeft {
  const left = deadline - now;
  if (left <= 0) return { kind: 'expired' };
  if (left < HOUR_S)
    return { kind: 'minutes', left: Math.max(1, Math.floor(left / MINUTE_S)), isUrgent: true };
  if (left <= DAY_S) return { kind: 'hours', left: Math.floor(left / HOUR_S), isUrgent: true };
  return { kind: 'days', left: Math.floor(left / DAY_S), isUrgent: false };
}
