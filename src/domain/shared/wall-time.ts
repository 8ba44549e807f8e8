import { DAY_S, type EpochSeconds, epochSeconds, isCalendarDate } from './time.ts';
import { dayOf, firstInstantOf, secondsOnTheWall, twoDigits, wallClock, zoneOffsetS } from './time-zone.ts';

const WALL_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** The time on the wall of a zone as forms write it, `2026-05-01T12:30`. */
export function writeWallTime(at: EpochSeconds, zone: string): string {
  const { hour, minute } = wallClock(at, zone);
  return `${dayOf(at, zone)}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** The instant at which the wall shows such a time: of one that comes twice the first, for one left out the next. */
export function readWallTime(text: string, zone: string): EpochSeconds | undefined {
  const [, day = '', time = ''] = WALL_TIME.exec(text) ?? [];
  const target = Date.parse(`${day}T${time}:00Z`) / 1000;
  if (!isCalendarDate(day) || Number.isNaN(target)) return undefined;
  const [first] = [-DAY_S, DAY_S]
    .map((away) => epochSeconds(target - zoneOffsetS(epochSeconds(target + away), zone)))
    .filter((at) => secondsOnTheWall(wallClock(at, zone)) === target)
    .sort((one, other) => one - other);
  return first ?? firstInstantOf(target, zone);
}
