import { addDays } from '../account/activity-period.ts';
import { type CalendarDate, calendarDate } from '../shared/time.ts';

type Asked = Readonly<{
  period: 'week' | 'month' | 'last_month' | 'year';
  date_min?: string | undefined;
  date_max?: string | undefined;
  today: CalendarDate;
}>;
export type SalesPeriod = Readonly<{
  from: CalendarDate;
  to: CalendarDate;
  by: 'day' | 'month';
  /** Each day, or each month, of it: also those on which nothing was sold. */
  steps: readonly string[];
}>;

const MONTHLY_FROM_DAYS = 100;
const DAYS_MAX = 3660;

const monthOf = (day: string): string => day.slice(0, 7);
const firstOf = (month: string): CalendarDate => calendarDate(`${month}-01`);

/** The days a report of sales is about, as stores choose them; nothing for more than ten years. */
export function salesPeriod({ period, date_min, date_max, today }: Asked): SalesPeriod | undefined {
  const [from, to] = date_min || date_max ? between(date_min, date_max, today) : named(period, today);
  const days: CalendarDate[] = from <= to ? [from] : [];
  // The last day that can be written has none behind it.
  for (let day = from; day < to; days.push(day)) {
    if (days.length >= DAYS_MAX) return undefined;
    day = addDays(day, 1);
  }
  const by = days.length > MONTHLY_FROM_DAYS ? 'month' : 'day';
  return { from, to, by, steps: by === 'day' ? days : [...new Set(days.map(monthOf))] };
}

function between(
  date_min: string | undefined,
  date_max: string | undefined,
  today: CalendarDate,
): readonly [CalendarDate, CalendarDate] {
  const to = date_max === undefined ? today : calendarDate(date_max);
  return [date_min === undefined ? to : calendarDate(date_min), to];
}

function named(period: Asked['period'], today: CalendarDate): readonly [CalendarDate, CalendarDate] {
  switch (period) {
    case 'week':
      return [addDays(today, -6), today];
    case 'month':
      return [firstOf(monthOf(today)), today];
    case 'last_month': {
      const last = addDays(firstOf(monthOf(today)), -1);
      return [firstOf(monthOf(last)), last];
    }
    case 'year':
      return [calendarDate(`${today.slice(0, 4)}-01-01`), today];
  }
}
