import { addDays } from '../account/activity-period.ts';
import type { CalendarDate } from '../shared/time.ts';
import { calendarDate } from '../shared/time.ts';

/** `YYYY-MM`. */
export type Month = string;

/** No books are older than this clock, and none reach further than two thousand years of it. */
export const isMonth = (text: string): boolean => /^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/.test(text);
export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);
export const firstDay = (month: Month): CalendarDate => calendarDate(`${month}-01`);
export const nextMonth = (month: Month): Month => monthOf(addDays(firstDay(month), 31));
export const monthBefore = (month: Month): Month => monthOf(addDays(firstDay(month), -1));
export const lastDay = (month: Month): CalendarDate => addDays(firstDay(nextMonth(month)), -1);

/** Whether there can be books of these days. */
export const areBookable = (from: CalendarDate, to: CalendarDate): boolean =>
  from <= to && isMonth(monthOf(from)) && isMonth(monthOf(to));

/** The month that days are exactly, where they are one. */
export const wholeMonth = (from: CalendarDate, to: CalendarDate): Month | undefined =>
  from === firstDay(monthOf(from)) && to === lastDay(monthOf(from)) ? monthOf(from) : undefined;

/**
 * Months are locked one after the other, once they are over: what becomes known late for any of them goes to the first day
 * that is open. The first lock also holds for everything before it.
 */
export function lockProblem(
  month: Month,
  { today, locked }: Readonly<{ today: CalendarDate; locked: Month | undefined }>,
): 'not_over' | 'locked' | 'gap' | undefined {
  if (locked !== undefined && month <= locked) return 'locked';
  if (month >= monthOf(today)) return 'not_over';
  return locked === undefined || month === nextMonth(locked) ? undefined : 'gap';
}
