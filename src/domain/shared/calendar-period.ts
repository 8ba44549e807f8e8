import { type CalendarDate, calendarDate } from './time.ts';

/** The stretches of time people keep books by. */
export const CALENDAR_PERIODS = ['this_month', 'last_month', 'last_quarter'] as const;
export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];
export type Days = readonly [from: CalendarDate, to: CalendarDate];

const MONTHS_OF_QUARTER = 3;

/** The first and the last day of a period, seen from a day: this month ends with that day, the others are over. */
export function calendarPeriod(period: CalendarPeriod, today: CalendarDate): Days {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const thisMonth = month - 1;
  switch (period) {
    case 'this_month':
      return [dayAt(year, thisMonth, 1), today];
    case 'last_month':
      return [dayAt(year, thisMonth - 1, 1), dayAt(year, thisMonth, 0)];
    case 'last_quarter': {
      const thisQuarter = thisMonth - (thisMonth % MONTHS_OF_QUARTER);
      return [dayAt(year, thisQuarter - MONTHS_OF_QUARTER, 1), dayAt(year, thisQuarter, 0)];
    }
  }
}

/** Months and days before the first or after the last run over into the neighbouring year or month; months begin with 0. */
const dayAt = (year: number, month: number, day: number): CalendarDate =>
  calendarDate(new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10));
