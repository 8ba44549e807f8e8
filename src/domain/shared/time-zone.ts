import {
  type CalendarDate,
  calendarDate,
  DAY_S,
  type EpochSeconds,
  epochSeconds,
  HOUR_S,
  type UtcInstant,
  utcInstant,
} from './time.ts';

/** The clock on the wall of a zone. */
export type WallClock = Readonly<{
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using one does, and a store has one zone. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

export const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(formatterOf(zone));
  } catch {
    return false;
  }
};

export function wallClock(at: EpochSeconds, zone: string): WallClock {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(at * 1000)) {
    if (Object.hasOwn(parts, type)) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
}

export const secondsOnTheWall = ({ year, month, day, hour, minute, second }: WallClock): number => {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day); // Date.UTC would read the year 50 as 1950.
  return at.setUTCHours(hour, minute, second) / 1000;
};

/** How far the zone's clock runs ahead of UTC at an instant; below zero west of Greenwich. */
export const zoneOffsetS = (at: EpochSeconds, zone: string): number =>
  secondsOnTheWall(wallClock(at, zone)) - at;

/** `+05:30`, as files write it. */
export function zoneOffsetLabel(at: EpochSeconds, zone: string): string {
  const offset = zoneOffsetS(at, zone);
  const minutes = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day the wall calendar of the zone shows at an instant. */
export function dayOf(at: EpochSeconds, zone: string): CalendarDate {
  const { year, month, day } = wallClock(at, zone);
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return calendarDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

const midnightUtc = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** The first and the last second of the years 1 to 9999. */
const EARLIEST_S = -62_135_596_800;
const LATEST_S = 253_402_300_799;

/** No zone was ever further than this from UTC. */
const FURTHEST_S = 16 * HOUR_S;

/** The first instant at which the clock of a zone shows a time, or one after it where that time was left out. */
export function firstInstantOf(target: number, zone: string): EpochSeconds {
  const hasBegun = (at: number) => secondsOnTheWall(wallClock(epochSeconds(at), zone)) >= target;

  let before = Math.max(target - FURTHEST_S, EARLIEST_S - 1); // Years before the first are written without their era.
  let begun = target + FURTHEST_S;
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2);
    if (hasBegun(middle)) begun = middle;
    else before = middle;
  }
  return epochSeconds(begun);
}

/**
 * The first instant of a day. Where clocks jump over midnight the day starts later than 00:00, and a day that
 * a zone left out altogether starts where the next one does, so days always follow each other without a gap.
 */
export const startOfDay = (day: CalendarDate, zone: string): EpochSeconds =>
  firstInstantOf(midnightUtc(day), zone);

/** The last second of a day: the one before the next day starts. */
export const endOfDay = (day: CalendarDate, zone: string): EpochSeconds => {
  const next = new Date((midnightUtc(day) + DAY_S) * 1000).toISOString();
  // The last day that can be written has no next one.
  return next.startsWith('+')
    ? epochSeconds(startOfDay(day, zone) + DAY_S - 1)
    : epochSeconds(startOfDay(calendarDate(next.slice(0, 10)), zone) - 1);
};

const EARLIEST = '0001-01-01 00:00:00' as UtcInstant;
const LATEST = '9999-12-31 23:59:59' as UtcInstant;

/** The first and last day anyone can write reach past what a timestamp of four digits holds, so they stop there. */
const written = (at: EpochSeconds): UtcInstant =>
  at < EARLIEST_S ? EARLIEST : at > LATEST_S ? LATEST : utcInstant(at);

export const startOfDayUtc = (day: CalendarDate, zone: string): UtcInstant => written(startOfDay(day, zone));
export const endOfDayUtc = (day: CalendarDate, zone: string): UtcInstant => written(endOfDay(day, zone));
