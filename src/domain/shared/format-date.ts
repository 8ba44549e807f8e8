import { languageCopy } from './language-copy.ts';
import { type CalendarDate, type EpochSeconds, epochSeconds, secondsOf, type UtcInstant } from './time.ts';
import { type WallClock, wallClock, zoneOffsetLabel, zoneOffsetS } from './time-zone.ts';

/** The store's settings that decide how a time reads. */
export type DateStyle = Readonly<{
  timezone: string;
  dateFormat: string;
  timeFormat: string;
  locale?: string;
}>;

type Moment = Readonly<{ at: EpochSeconds; clock: WallClock; zone: string; locale: string }>;

const two = (value: number): string => String(value).padStart(2, '0');
const hour12 = (hour: number): number => hour % 12 || 12;
const dateOn = ({ year, month, day, hour }: WallClock): Date => {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour);
  return at;
};
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Letters of a format and what they write, as stores have long kept them in their settings. */
const TOKENS: Readonly<Record<string, (moment: Moment) => string>> = {
  d: ({ clock }) => two(clock.day),
  j: ({ clock }) => String(clock.day),
  S: ({ clock, locale }) => ordinalSuffix(clock.day, locale),
  D: (moment) => nameOf(moment, 'weekday', 'short'),
  l: (moment) => nameOf(moment, 'weekday', 'long'),
  N: ({ clock }) => String(dateOn(clock).getUTCDay() || 7),
  w: ({ clock }) => String(dateOn(clock).getUTCDay()),
  F: (moment) => nameOf(moment, 'month', 'long'),
  M: (moment) => nameOf(moment, 'month', 'short'),
  m: ({ clock }) => two(clock.month),
  n: ({ clock }) => String(clock.month),
  t: ({ clock }) => String(new Date(Date.UTC(2000 + (clock.year % 400), clock.month, 0)).getUTCDate()),
  L: ({ clock }) => (isLeap(clock.year) ? '1' : '0'),
  Y: ({ clock }) => String(clock.year).padStart(4, '0'),
  y: ({ clock }) => two(clock.year % 100),
  a: (moment) => nameOf(moment, 'dayPeriod').toLowerCase(),
  A: (moment) => nameOf(moment, 'dayPeriod').toUpperCase(),
  g: ({ clock }) => String(hour12(clock.hour)),
  h: ({ clock }) => two(hour12(clock.hour)),
  G: ({ clock }) => String(clock.hour),
  H: ({ clock }) => two(clock.hour),
  i: ({ clock }) => two(clock.minute),
  s: ({ clock }) => two(clock.second),
  e: ({ zone }) => zone,
  T: (moment) => abbreviationOf(moment),
  P: ({ at, zone }) => zoneOffsetLabel(at, zone),
  O: ({ at, zone }) => zoneOffsetLabel(at, zone).replace(':', ''),
  Z: ({ at, zone }) => String(zoneOffsetS(at, zone)),
  U: ({ at }) => String(at),
};

/** French counts the first day of a month where it names the month, and only that day: `1er mars`, `2 mars`, `1/3`. */
export const isCounted = (day: number, locale: string): boolean => day === 1 && /^fr([-_]|$)/i.test(locale);

const write = (format: string, moment: Moment): string =>
  format.replace(
    /\\(.)|([A-Za-z])(?=(\s[FM])?)|\\$/gs,
    (_, escaped?: string, letter?: string, month?: string) => {
      if (escaped !== undefined) return escaped;
      if (letter === undefined) return '';
      if (month && letter === 'j' && isCounted(moment.clock.day, moment.locale)) return '1er';
      return Object.hasOwn(TOKENS, letter) ? (TOKENS[letter]?.(moment) ?? letter) : letter;
    },
  );

const momentOf = (at: EpochSeconds, { timezone, locale = 'en-US' }: DateStyle): Moment => ({
  at,
  clock: wallClock(at, timezone),
  zone: timezone,
  locale,
});

const instantOf = (at: EpochSeconds | UtcInstant): EpochSeconds =>
  typeof at === 'string' ? secondsOf(at) : at;

/** The day of an instant in the store's zone and format: `Nov 15, 2026`. */
export const formatDate = (at: EpochSeconds | UtcInstant, style: DateStyle): string =>
  write(style.dateFormat, momentOf(instantOf(at), style));

export const formatTime = (at: EpochSeconds | UtcInstant, style: DateStyle): string =>
  write(style.timeFormat, momentOf(instantOf(at), style));

/** `Nov 15, 2026, 09:41`. */
export const formatDateTime = (at: EpochSeconds | UtcInstant, style: DateStyle): string =>
  languageCopy.moment([formatDate(at, style), formatTime(at, style)]);

/** A day that is already a day of the store: no zone may move it. */
export const formatDay = (day: CalendarDate, style: DateStyle): string =>
  formatDate(epochSeconds(Date.parse(`${day}T12:00:00Z`) / 1000), { ...style, timezone: 'UTC' });

/** An instant written by any format, for the few places that need their own. */
export const formatInstant = (at: EpochSeconds | UtcInstant, format: string, style: DateStyle): string =>
  write(format, momentOf(instantOf(at), style));

/** Only English counts every day of a month; elsewhere its letters would stand behind the figure for nothing. */
const ordinalSuffix = (day: number, locale: string): string => {
  if (!/^en/i.test(locale)) return isCounted(day, locale) ? 'er' : '';
  if (day >= 11 && day <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
};

const abbreviationOf = ({ at, zone }: Moment): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const namers = new Map<string, Intl.DateTimeFormat>();

type Named = 'month' | 'weekday' | 'dayPeriod';

/** Names come with the day beside them, because Slavic months change their ending there; halves of the day with the hour. */
function nameOf({ clock, locale }: Moment, part: Named, length?: 'short' | 'long'): string {
  const key = `${locale} ${part} ${length}`;
  const namer = namers.get(key) ?? makeNamer(locale, part, length);
  namers.set(key, namer);
  return namer.formatToParts(dateOn(clock)).find(({ type }) => type === part)?.value ?? '';
}

function makeNamer(locale: string, part: Named, length?: 'short' | 'long'): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(length ? { day: 'numeric', [part]: length } : { hour: 'numeric', hour12: true }),
  };
  try {
    return new Intl.DateTimeFormat(`${locale.replaceAll('_', '-')}-u-ca-gregory`, options);
  } catch {
    return new Intl.DateTimeFormat('en-US', options);
  }
}
