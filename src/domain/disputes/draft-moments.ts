import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '../shared/time.ts';

/** The merchant hears so long ahead what will become of a draft. */
const TOLD_AHEAD_S = DAY_S;
/** From here on a draft is handed in, unless somebody is writing it. */
export const HAND_IN_AHEAD_S = HOUR_S;
/** From here on it is handed in whoever writes: a provider that does not answer at once must still be asked again. */
const LAST_CALL_S = 15 * MINUTE_S;
/** Nobody has written for so long. */
const QUIET_S = 15 * MINUTE_S;

export const isTimeToTell = (dueBy: EpochSeconds, now: EpochSeconds): boolean =>
  dueBy > now && dueBy - now <= TOLD_AHEAD_S;

export function isTimeToHandIn(dueBy: EpochSeconds, now: EpochSeconds, quietS: number): boolean {
  const left = dueBy - now;
  if (left <= 0) return false;
  return left <= LAST_CALL_S || (left <= HAND_IN_AHEAD_S && quietS >= QUIET_S);
}

/** The moments at which something happens to a draft, for whoever moves time by more than they are apart. */
export const momentsOfDraft = (dueBy: EpochSeconds): readonly EpochSeconds[] => [
  epochSeconds(dueBy - TOLD_AHEAD_S),
  epochSeconds(dueBy - LAST_CALL_S),
];
