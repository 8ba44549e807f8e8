import type { SyncState } from '#contract/sync.ts';
import { type EpochSeconds, MINUTE_S, secondsOf } from '#domain/shared/time.ts';

export type SyncStanding = 'current' | 'checking' | 'behind' | 'drifted' | 'trouble' | 'attention';

/** News is applied within seconds; what waits longer than this is worth a word. */
const BEHIND_AFTER_S = MINUTE_S;
/** It is looked for every minute; after a few that were missed, somebody has stopped looking. */
const UNWATCHED_AFTER_S = 5 * MINUTE_S;
/** The largest store is compared in less. */
const CHECK_S_MAX = 30 * MINUTE_S;

type Check = NonNullable<SyncState['last_check']>;

/** A comparison that a stopped server left behind is not running. */
export const isChecking = ({ started, finished }: Check, now: EpochSeconds): boolean =>
  finished === null && now - secondsOf(started) < CHECK_S_MAX;

/** What the page says first: the worst of what it knows. */
export function syncStanding(state: SyncState, now: EpochSeconds): SyncStanding {
  const { operations, waiting_since, last_polled, last_check, last_event, problems } = state;
  const since = (instant: Check['started'] | null): number =>
    instant === null ? 0 : now - secondsOf(instant);
  if (operations.needs_attention > 0) return 'attention';
  if (problems.length > 0) return 'trouble';
  if (last_check && last_check.unexplained > 0) return 'drifted';
  const isUnwatched = last_event !== null && since(last_polled) > UNWATCHED_AFTER_S;
  if (since(waiting_since) > BEHIND_AFTER_S || isUnwatched) return 'behind';
  return last_check && isChecking(last_check, now) ? 'checking' : 'current';
}
