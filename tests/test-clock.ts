import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';

/** A clock that stands still until a test moves it. */
export function testClock(start = 1_700_000_000) {
  let at = start;
  return {
    now: (): EpochSeconds => epochSeconds(at),
    advance: (seconds: number): void => {
      at += seconds;
    },
  };
}
