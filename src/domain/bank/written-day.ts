import { type CalendarDate, isCalendarDate } from '../shared/time.ts';

export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** Three numbers with marks between them, and whatever time follows; `1/ 5'26` is one as well. */
const PARTS = /^\s*(\d{1,4})\s*[./\-'\s]\s*(\d{1,2})\s*[./\-'\s]\s*(\d{1,4})(?!\d)/;
const RUN = /^\s*(\d{4})(\d{2})(\d{2})(?=\D|$|\d{4,6}(?:\D|$))/;

/** Banks are younger than this; of two digits, the years before are those of the next century. */
const CENTURY_TURNS = 80;
const wholeYear = (year: string): string =>
  year.length > 2
    ? year.padStart(4, '0')
    : `${Number(year) >= CENTURY_TURNS ? '19' : '20'}${year.padStart(2, '0')}`;

const dayFrom = (year: string, month: string, day: string): CalendarDate | undefined => {
  const written = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
};

/** The day a bank wrote, as it wrote it: no time zone moves it. */
export function writtenDay(text: string, order: DayOrder): CalendarDate | undefined {
  const [, year, month, day] = RUN.exec(text) ?? [];
  if (year && month && day) return dayFrom(year, month, day);
  const [, first, second, third] = PARTS.exec(text) ?? [];
  if (!first || !second || !third) return undefined;
  if (first.length === 4) return dayFrom(first, second, third);
  if (order === 'ymd' || first.length === 3 || third.length === 3) return undefined;
  return order === 'dmy' ? dayFrom(third, second, first) : dayFrom(third, first, second);
}

/** The order of a column of days, decided by all of its cells; `unclear` where no day is above 12, or where they contradict. */
export function dayOrderOf(cells: Iterable<string>): DayOrder | 'unclear' {
  let [isDayFirst, isMonthFirst, isYearFirst] = [false, false, false];
  for (const cell of cells) {
    const [, first = '', second = ''] = PARTS.exec(cell) ?? [];
    if (RUN.test(cell) || first.length === 4) isYearFirst = true;
    else if (Number(first) > 12) isDayFirst = true;
    else if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy';
  return isYearFirst && !isDayFirst ? 'ymd' : 'unclear';
}

/** Whether a cell is a day, whatever its order. */
export const isDay = (cell: string): boolean => {
  const order = dayOrderOf([cell]);
  return writtenDay(cell, order === 'unclear' ? 'dmy' : order) !== undefined;
};
