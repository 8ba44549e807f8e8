import { type CalendarDate, isUtcInstant, secondsOf, type UtcInstant } from './time.ts';
import { dayOf } from './time-zone.ts';

type Bound = CalendarDate | UtcInstant;

/** What a list was asked for, as far as it says from when to when. */
export type AskedDates = Readonly<{
  match?: 'all' | 'any' | undefined;
  date_between?: readonly [Bound, Bound] | undefined;
  date_after?: Bound | undefined;
  date_before?: Bound | undefined;
}>;

/**
 * The period of a file as its name says it, in days of the store: `2026-10-01-to-2026-10-31`. Where other filters would do as
 * well as the dates, rows of any day may be in it, and no period is named.
 */
export function filePeriod(
  { match, date_between, date_after, date_before }: AskedDates,
  zone: string,
): string | undefined {
  if (match === 'any') return undefined;
  const day = (bound: Bound): string => (isUtcInstant(bound) ? dayOf(secondsOf(bound), zone) : bound);
  const named = [
    date_between?.map(day).sort().join('-to-'),
    date_after && `after-${day(date_after)}`,
    date_before && `before-${day(date_before)}`,
  ].filter((part) => part !== undefined);
  return named.length > 0 ? named.join('-') : undefined;
}
