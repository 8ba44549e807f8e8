import { type BankDay, isBusinessDay } from '../payouts/payout-schedule.ts';
import { type CalendarDate, calendarDate } from '../shared/time.ts';

const DAY_MS = 86_400_000;

/** A day as a count, so that days can be compared and shifted; and back again. */
export const bankDayOf = (day: CalendarDate): BankDay => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const dateOfBankDay = (day: BankDay): CalendarDate =>
  calendarDate(new Date(day * DAY_MS).toISOString().slice(0, 10));

const at = (year: number, month: number, day: number): BankDay => Date.UTC(year, month - 1, day) / DAY_MS;
const weekday = (day: BankDay): number => (day + 4) % 7;

/** The n-th such weekday of a month. */
const nth = (year: number, month: number, wanted: number, n: number): BankDay => {
  const first = at(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + (n - 1) * 7;
};

const lastMonday = (year: number, month: number): BankDay => {
  const last = at(year, month + 1, 0);
  return last - ((weekday(last) + 6) % 7);
};

/** By the anonymous Gregorian rule. */
function easterSunday(year: number): BankDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return at(year, Math.floor(day / 31), (day % 31) + 1);
}

/** In the United States a holiday on a Sunday is kept on the Monday after it. */
const observed = (day: BankDay): BankDay => (weekday(day) === 0 ? day + 1 : day);

const MONDAY = 1;
const THURSDAY = 4;

/**
 * The days on which the clearing of a currency rests: TARGET for euros, the Federal Reserve for dollars. Of every other
 * currency only the two days are known that nearly all of them share; a window that is a day too wide there suggests
 * more, and is automatic no more often, because a pair must be the only one in the wide window.
 */
function holidaysOf(currency: string, year: number): readonly BankDay[] {
  const shared = [at(year, 1, 1), at(year, 12, 25)];
  if (currency === 'eur') {
    const easter = easterSunday(year);
    return [...shared, easter - 2, easter + 1, at(year, 5, 1), at(year, 12, 26)];
  }
  if (currency === 'usd') {
    return [
      ...shared.map(observed),
      nth(year, 1, MONDAY, 3),
      nth(year, 2, MONDAY, 3),
      lastMonday(year, 5),
      observed(at(year, 6, 19)),
      observed(at(year, 7, 4)),
      nth(year, 9, MONDAY, 1),
      nth(year, 10, MONDAY, 2),
      observed(at(year, 11, 11)),
      nth(year, 11, THURSDAY, 4),
    ];
  }
  return shared;
}

const yearOf = (day: BankDay): number => new Date(day * DAY_MS).getUTCFullYear();

/** A calendar of one currency. It counts the holidays of a year once. */
export function bankCalendar(currency: string) {
  const years = new Map<number, ReadonlySet<BankDay>>();
  const isOpen = (day: BankDay): boolean => {
    if (!isBusinessDay(day)) return false;
    const year = yearOf(day);
    let holidays = years.get(year);
    if (!holidays) {
      holidays = new Set(holidaysOf(currency, year));
      years.set(year, holidays);
    }
    return !holidays.has(day);
  };
  /** The day so many business days after it, or before it. */
  const shift = (day: BankDay, count: number): BankDay => {
    const step = count < 0 ? -1 : 1;
    let at = day;
    for (let left = Math.abs(count); left > 0; left -= 1) {
      do at += step;
      while (!isOpen(at));
    }
    return at;
  };
  return { isOpen, shift };
}
export type BankCalendar = ReturnType<typeof bankCalendar>;
