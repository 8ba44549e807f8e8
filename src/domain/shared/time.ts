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

/** Text that reads back as itself: 30 February rolls over and fails, and so does 24:00. There is no year 0. */
export const isUtcInstant = (text: string): text is UtcInstant => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.replace(' ', 'T'));
};

export const utcInstant = (seconds: EpochSeconds): UtcInstant =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ') as UtcInstant;

export const secondsOf = (instant: UtcInstant): EpochSeconds =>
  epochSeconds(Date.parse(`${instant.replace(' ', 'T')}Z`) / 1000);

export const isCalendarDate = (text: string): text is CalendarDate => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text); // 2026-02-30 rolls over and fails.
};

export const calendarDate = (text: string): CalendarDate => {
  assert(isCalendarDate(text), `${text} is a day written YYYY-MM-DD`);
  return text;
};
