import { type EpochSeconds, MINUTE_S } from '#domain/shared/time.ts';

/** A burst of strangers must not fill the memory; who is forgotten starts afresh. */
const NAMES_MAX = 10_000;

/** Counts in memory alone, and answers how many seconds one has to wait: 0 for the first `most` of a minute. */
export function limitPace(most: number): (name: string, at: EpochSeconds) => number {
  let minute = 0;
  const counts = new Map<string, number>();

  return (name, at) => {
    const current = at - (at % MINUTE_S);
    if (current !== minute || counts.size >= NAMES_MAX) counts.clear();
    minute = current;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > most ? minute + MINUTE_S - at : 0;
  };
}
