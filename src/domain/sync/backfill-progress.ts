import type { EpochSeconds } from '../shared/time.ts';

/** Where a walk through a provider's past stands. It goes from the newest to the oldest, and nobody says how many there are. */
export type BackfillPlace = Readonly<{
  objects: number;
  worked_ms: number;
  isFinished: boolean;
  newest: EpochSeconds | null;
  reached: EpochSeconds | null;
  /** Before this there can be nothing: the day the account was opened. */
  beginning: EpochSeconds | null;
}>;

export type BackfillProgress = Readonly<{
  /** Rows in a second of work; null before there is a second to speak of. */
  rate: number | null;
  /** Of the whole time, from 0 to 1; null while nobody can say. */
  share: number | null;
  left_s: number | null;
}>;

const RATE_AFTER_MS = 1000;
/** A walk that has only begun would promise anything. */
const SHARE_MIN = 0.01;
/** What has no end yet is never called whole. */
const SHARE_MAX = 0.99;

export function backfillProgress(place: BackfillPlace): BackfillProgress {
  const { objects, worked_ms, isFinished } = place;
  const rate =
    worked_ms < RATE_AFTER_MS || objects === 0 ? null : Math.round((objects * 10_000) / worked_ms) / 10;
  if (isFinished) return { rate, share: 1, left_s: 0 };
  const share = shareOf(place);
  const isKnown = share !== null && share >= SHARE_MIN && worked_ms >= RATE_AFTER_MS;
  const left_s = isKnown ? Math.ceil(((worked_ms / 1000) * (1 - share)) / share) : null;
  return { rate, share, left_s };
}

/** How much of the account's life lies behind the walk. Busy years count like quiet ones: it is an estimate, and said to be. */
function shareOf({ newest, reached, beginning }: BackfillPlace): number | null {
  if (newest === null || reached === null || beginning === null || newest <= beginning) return null;
  const share = (newest - reached) / (newest - beginning);
  return Math.round(Math.min(SHARE_MAX, Math.max(0, share)) * 100) / 100;
}
