import { type CalendarDate, isCalendarDate, type UtcInstant } from './time.ts';
import { endOfDayUtc, startOfDayUtc } from './time-zone.ts';

/** A second of UTC, or a day of the store's zone that stands for all its seconds. */
export type DateBound = UtcInstant | CalendarDate;

export type AskedDates = Readonly<{
  date_before?: DateBound;
  date_after?: DateBound;
  date_between?: readonly [DateBound, DateBound];
}>;

/** From a second to a second, both inside; an end that is absent is open. */
export type SecondsRange = Readonly<{ first?: UtcInstant; last?: UtcInstant }>;

/**
 * What the dates of a request mean: one range for each of them. Before a day is until its last second, after it from its
 * first; between two runs from the earlier to the later one, whichever was sent first.
 * The one place where days become instants: shifting twice shows the wrong days.
 */
export function rangesOf(
  { date_before, date_after, date_between }: AskedDates,
  zone: string,
): SecondsRange[] {
  const first = (bound: DateBound): UtcInstant =>
    isCalendarDate(bound) ? startOfDayUtc(bound, zone) : bound;
  const last = (bound: DateBound): UtcInstant => (isCalendarDate(bound) ? endOfDayUtc(bound, zone) : bound);

  const ranges: SecondsRange[] = [];
  if (date_after) ranges.push({ first: first(date_after) });
  if (date_before) ranges.push({ last: last(date_before) });
  if (date_between) {
    const [one, other] = date_between;
    const [earlier, later] = first(one) <= first(other) ? [one, other] : [other, one];
    ranges.push({ first: first(earlier), last: last(later) });
  }
  return ranges;
}
