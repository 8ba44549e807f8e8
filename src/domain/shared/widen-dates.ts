import type { CalendarDate, UtcInstant } from './time.ts';
import { endOfDayUtc, startOfDayUtc } from './time-zone.ts';

export type ChosenDates = Readonly<{
  date_before?: CalendarDate;
  date_after?: CalendarDate;
  date_between?: readonly [CalendarDate, CalendarDate];
}>;

export type DateBounds = Readonly<{
  date_before?: UtcInstant;
  date_after?: UtcInstant;
  date_between?: readonly [UtcInstant, UtcInstant];
}>;

/**
 * Days chosen in a filter become UTC bounds: before is the end of its day, after the start of its day, and between
 * runs from the start of the earlier day to the end of the later one, whichever was chosen first.
 * The one place that does so: shifting twice shows the wrong days.
 */
export function widenDates({ date_before, date_after, date_between }: ChosenDates, zone: string): DateBounds {
  return {
    ...(date_before && { date_before: endOfDayUtc(date_before, zone) }),
    ...(date_after && { date_after: startOfDayUtc(date_after, zone) }),
    ...(date_between && { date_between: widenedRange(date_between, zone) }),
  };
}

function widenedRange(
  [one, other]: readonly [CalendarDate, CalendarDate],
  zone: string,
): [UtcInstant, UtcInstant] {
  const [first, last] = one <= other ? [one, other] : [other, one];
  return [startOfDayUtc(first, zone), endOfDayUtc(last, zone)];
}
