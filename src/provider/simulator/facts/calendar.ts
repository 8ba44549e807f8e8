import {
  type CalendarDate,
  calendarDate,
  DAY_S,
  type EpochSeconds,
  epochSeconds,
  HOUR_S,
  MINUTE_S,
  type UtcInstant,
  utcInstant,
} from '#domain/shared/time.ts';

/** A day of UTC, counted from 1 January 1970: the world's unit of work. */
export type Day = number;

export const dayOf = (at: EpochSeconds): Day => Math.floor(at / DAY_S);
export const startOf = (day: Day): EpochSeconds => epochSeconds(day * DAY_S);

/** Millions of rows fall on a few hundred days, so each day is written out once. */
const written = new Map<Day, CalendarDate>();
export function dateOf(day: Day): CalendarDate {
  let date = written.get(day);
  if (date === undefined) {
    date = calendarDate(utcInstant(startOf(day)).slice(0, 10));
    written.set(day, date);
  }
  return date;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `utcInstant`, five times as fast where the day was met before. */
export function instantOf(at: EpochSeconds): UtcInstant {
  const day = dayOf(at);
  const second = at - day * DAY_S;
  const hour = Math.floor(second / HOUR_S);
  const minute = Math.floor((second % HOUR_S) / MINUTE_S);
  return `${dateOf(day)} ${two(hour)}:${two(minute)}:${two(second % MINUTE_S)}` as UtcInstant;
}

/** 0 is Sunday; the first day of the count was a Thursday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;
export const isBankDay = (day: Day): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** The day that lies `count` bank days after `day`; weekends do not count. */
export function bankDaysAfter(day: Day, count: number): Day {
  let at = day;
  for (let left = count; left > 0; ) {
    at += 1;
    if (isBankDay(at)) left -= 1;
  }
  return at;
}

const monthOf = (day: Day): number => Number(dateOf(day).slice(5, 7));
export const isFirstOfMonth = (day: Day): boolean => dateOf(day).endsWith('-01');

const WEEKDAY_WEIGHTS = [92, 104, 100, 97, 99, 112, 96];
const MONTH_WEIGHTS = [86, 84, 92, 95, 98, 96, 90, 92, 99, 104, 134, 158];
/** From the first day to the last, trade grows by this factor. */
const GROWTH = 2.4;

/** How busy a day is beside the others: the week's rhythm, December, and a shop that grows. */
export function trade(day: Day, first: Day, last: Day): number {
  const elapsed = last === first ? 1 : (day - first) / (last - first);
  const week = WEEKDAY_WEIGHTS[weekdayOf(day)] ?? 100;
  const season = MONTH_WEIGHTS[monthOf(day) - 1] ?? 100;
  return week * season * (1 + (GROWTH - 1) * elapsed);
}

/** Shares of a day's sales by hour of UTC: quiet before dawn in America, busiest in its afternoon. */
export const HOUR_WEIGHTS = [
  48, 42, 36, 28, 20, 16, 15, 18, 24, 30, 34, 38, 46, 56, 64, 70, 72, 74, 76, 74, 72, 70, 64, 56,
];
