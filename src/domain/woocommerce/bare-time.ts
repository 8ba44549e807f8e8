import { type EpochSeconds, epochSeconds, secondsOf, type UtcInstant, utcInstant } from '../shared/time.ts';
import { firstInstantOf, secondsOnTheWall, wallClock } from '../shared/time-zone.ts';

/** `2025-03-01T09:30:00`: no zone, no fraction. */
const written = (seconds: number): string => utcInstant(epochSeconds(seconds)).replace(' ', 'T');

/** One moment twice: on the store's own clock, and on that of Greenwich. */
export const bareTimes = (at: UtcInstant, zone: string) => ({
  local: written(secondsOnTheWall(wallClock(secondsOf(at), zone))),
  gmt: at.replace(' ', 'T'),
});

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * The moment a filter means. A zone behind it is read over, as stores do: the clock is the store's, or that of Greenwich
 * where the caller says so. Nothing for what is no time.
 */
export function instantOfBare(text: string, zone: string, isGmt: boolean): EpochSeconds | undefined {
  const [, day, minutes = '00:00', seconds = '00'] = DATE.exec(text) ?? [];
  const at = Date.parse(`${day}T${minutes}:${seconds}Z`) / 1000;
  if (!Number.isSafeInteger(at) || utcInstant(epochSeconds(at)).slice(0, 10) !== day) return undefined;
  return isGmt ? epochSeconds(at) : firstInstantOf(at, zone);
}
