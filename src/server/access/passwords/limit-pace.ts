import { type EpochSeconds, MINUTE_S } from '#domain/shared/time.ts';

/** A burst of strangers must not fill the memory; who is forgotten starts afresh. */
const NAMES_MAX = 10_000;

type Pace = Readonly<{
  count(name: string, at: EpochSeconds): void;
  /** 0 until `most` of a minute were counted. */
  secondsToWait(name: string, at: EpochSeconds): number;
}>;

/** Counts in memory alone. Names are short: addresses, ids and hashes, never what somebody sent. */
export function limitPace(most: number): Pace {
  let minute = 0;
  const counts = new Map<string, number>();
  const enterMinute = (at: EpochSeconds): void => {
    const current = at - (at % MINUTE_S);
    if (current !== minute) counts.clear();
    minute = current;
  };

  return {
    count: (name, at) => {
      enterMinute(at);
      if (counts.size >= NAMES_MAX && !counts.has(name)) counts.clear();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    secondsToWait: (name, at) => {
      enterMinute(at);
      return (counts.get(name) ?? 0) >= most ? minute + MINUTE_S - at : 0;
    },
  };
}
