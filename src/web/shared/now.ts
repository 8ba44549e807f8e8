import { useEffect, useState } from 'react';
import type { PageSettings } from '#contract/page-settings.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from './page-settings.ts';

// Deadlines are counted by the provider's clock, which may be ahead of the one on the wall. The page was told by
// how much when it was made, and is told again whenever somebody moves that clock.

const MINUTE_MS = 60_000;

const clocks = new WeakMap<PageSettings, number>();
const listeners = new Set<() => void>();

/** The provider's clock was moved while this page was open. */
export function setClockOffset(seconds: number): void {
  clocks.set(pageSettings(), seconds);
  for (const listener of listeners) listener();
}

/** What time it is for the provider. */
export function nowSeconds(): EpochSeconds {
  const settings = pageSettings();
  const offset = clocks.get(settings) ?? settings.clockOffsetS;
  return epochSeconds(Math.floor(Date.now() / 1000) + offset);
}

/** The same, and again whenever so much time has passed or the clock was moved: for countdowns to a deadline. */
export const useNow = (everyMs: number = MINUTE_MS): EpochSeconds => useReading(nowSeconds, everyMs);

const wallSeconds = (): EpochSeconds => epochSeconds(Math.floor(Date.now() / 1000));

/** Real time, for what this server did itself: "12 seconds ago". */
export const useWallNow = (everyMs: number = MINUTE_MS): EpochSeconds => useReading(wallSeconds, everyMs);

function useReading(read: () => EpochSeconds, everyMs: number): EpochSeconds {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const look = () => setNow(read());
    const timer = setInterval(look, everyMs);
    listeners.add(look);
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, [read, everyMs]);
  return now;
}
