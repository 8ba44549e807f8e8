import type { CalendarDate, EpochSeconds } from '../shared/time.ts';
import { epochSeconds, HOUR_S } from '../shared/time.ts';
import { startOfDay } from '../shared/time-zone.ts';
import { type ActivityPeriod, addDays, addMonths, type Comparison, daysIn } from './activity-period.ts';

export type ActivityInterval = 'hour' | 'day' | 'week' | 'month';
/** One point of the chart: from its first second to the one after its last. */
export type ActivityStep = Readonly<{ day: CalendarDate; from: EpochSeconds; until: EpochSeconds }>;

const DAYS_BY_DAY_MAX = 31;
const DAYS_BY_WEEK_MAX = 26 * 7;

/** As fine as a chart stays readable: hours of a day, days of a month, weeks of half a year, months beyond. */
export function intervalOf(period: ActivityPeriod): ActivityInterval {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= DAYS_BY_DAY_MAX) return 'day';
  return days <= DAYS_BY_WEEK_MAX ? 'week' : 'month';
}

/** The period in equal steps of the store's calendar; the last one ends with the period, however short that makes it. */
export function stepsOf(period: ActivityPeriod, interval: ActivityInterval, zone: string): ActivityStep[] {
  const end = startOfDay(addDays(period.end, 1), zone);
  if (interval === 'hour') return hoursOf(period.start, startOfDay(period.start, zone), end);
  const steps: ActivityStep[] = [];
  for (let index = 0; ; index += 1) {
    const day = dayAt(period.start, interval, index);
    if (day > period.end) return steps;
    const next = dayAt(period.start, interval, index + 1);
    const until = next > period.end ? end : startOfDay(next, zone);
    steps.push({ day, from: startOfDay(day, zone), until });
  }
}

/** Counted from the start each time: adding a month to a shortened month would drift. */
const dayAt = (
  start: CalendarDate,
  interval: Exclude<ActivityInterval, 'hour'>,
  index: number,
): CalendarDate => {
  if (interval === 'month') return addMonths(start, index);
  return addDays(start, interval === 'week' ? index * 7 : index);
};

function hoursOf(day: CalendarDate, from: EpochSeconds, until: EpochSeconds): ActivityStep[] {
  const count = Math.ceil((until - from) / HOUR_S);
  return Array.from({ length: count }, (_, index) => ({
    day,
    from: epochSeconds(from + index * HOUR_S),
    until: epochSeconds(Math.min(until, from + (index + 1) * HOUR_S)),
  }));
}

/** The period of the same length right before: as many days, or as many months where months are shown. */
export function previousPeriod(period: ActivityPeriod, interval: ActivityInterval): ActivityPeriod {
  const end = addDays(period.start, -1);
  if (interval !== 'month') return { start: addDays(period.start, -daysIn(period)), end };
  let months = 0;
  while (addMonths(period.start, months) <= period.end) months += 1;
  return { start: addMonths(period.start, -months), end };
}

const MONTHS_OF_A_YEAR = 12;

export const comparedPeriod = (
  period: ActivityPeriod,
  interval: ActivityInterval,
  comparison: Comparison,
): ActivityPeriod =>
  comparison === 'year'
    ? {
        start: addMonths(period.start, -MONTHS_OF_A_YEAR),
        end: addMonths(period.end, -MONTHS_OF_A_YEAR),
      }
    : previousPeriod(period, interval);
