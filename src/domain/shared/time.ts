import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

export type EpochSeconds = Brand<number, 'EpochSeconds'>;
/** `YYYY-MM-DD HH:MM:SS` in UTC: how list rows carry an instant, in the database driver and on the wire. */
export type UtcInstant = Brand<string, 'UtcInstant'>;
/** `YYYY-MM-DD`: a day of the store's time zone. */
export type CalendarDate = Brand<string, 'CalendarDate'>;

export const MINUTE_S = 60;
export const HOUR_S = 3600;
export const DAY_S = 86_400;

export const epochSeconds = (seconds: number): EpochSeconds => {
  assert(Number.isSafeInteger(seconds), `${seconds} is a whole number of seconds`);
  return seconds as EpochSeconds;
};

const TIME_OF_DAY = /^ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A day that exists and a time of it; 24:00 is the next day's. */
export const isUtcInstant = (text: string): text is UtcInstant =>
  isCalendarDate(text.slice(0, 10)) && TIME_OF_DAY.test(text.slice(10));

export const utcInstant = (seconds: EpochSeconds): UtcInstant => {
  const iso = new Date(seconds * 1000).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}` as UtcInstant;
};

export const secondsOf = (instant: UtcInstant): EpochSeconds =>
  epochSeconds(Date.parse(`${instant.replace(' ', 'T')}Z`) / 1000);

const DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** There is no year 0. Every row of every answer passes here, so only days that not all months have cost a Date. */
export const isCalendarDate = (text: string): text is CalendarDate =>
  DAY.test(text) &&
  (text.slice(8) <= '28' || new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8)));

export const calendarDate = (text: string): CalendarDate => {
  assert(isCalendarDate(text), `${text} is a day written YYYY-MM-DD`);
  return text;
};
