import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDate,
  DAY_S,
  epochSeconds,
  HOUR_S,
  MINUTE_S,
  secondsOf,
  type UtcInstant,
  utcInstant,
} from './time.ts';
import {
  dayOf,
  endOfDay,
  endOfDayUtc,
  isTimeZone,
  startOfDay,
  startOfDayUtc,
  wallClock,
  zoneOffsetLabel,
} from './time-zone.ts';

const lengthS = (day: string, zone: string) =>
  endOfDay(calendarDate(day), zone) - startOfDay(calendarDate(day), zone) + 1;

describe('a day of the store', () => {
  test.each([
    ['UTC', '2026-11-15', '2026-11-15 00:00:00', '2026-11-15 23:59:59'],
    ['Europe/Berlin', '2026-11-15', '2026-11-14 23:00:00', '2026-11-15 22:59:59'],
    ['America/New_York', '2026-07-01', '2026-07-01 04:00:00', '2026-07-02 03:59:59'],
    ['Asia/Kolkata', '2026-11-15', '2026-11-14 18:30:00', '2026-11-15 18:29:59'],
    ['Asia/Kathmandu', '2026-11-15', '2026-11-14 18:15:00', '2026-11-15 18:14:59'],
    ['Pacific/Kiritimati', '2026-11-15', '2026-11-14 10:00:00', '2026-11-15 09:59:59'],
    ['Pacific/Pago_Pago', '2026-11-15', '2026-11-15 11:00:00', '2026-11-16 10:59:59'],
    ['UTC', '0001-01-01', '0001-01-01 00:00:00', '0001-01-01 23:59:59'],
    ['Asia/Tokyo', '0001-01-01', '0001-01-01 00:00:00', '0001-01-01 14:41:00'], // Tokyo kept its own sun's time then.
    ['UTC', '9999-12-31', '9999-12-31 00:00:00', '9999-12-31 23:59:59'],
    ['America/New_York', '9999-12-31', '9999-12-31 05:00:00', '9999-12-31 23:59:59'],
  ])('%s on %s', (zone, day, start, end) => {
    expect(startOfDayUtc(calendarDate(day), zone)).toBe(start);
    expect(endOfDayUtc(calendarDate(day), zone)).toBe(end);
  });

  test.each([
    ['clocks go forward at night', 'Europe/Berlin', '2026-03-29', 23 * HOUR_S],
    ['clocks go back at night', 'Europe/Berlin', '2026-10-25', 25 * HOUR_S],
    ['half an hour forward', 'Australia/Lord_Howe', '2026-10-04', 23.5 * HOUR_S],
    ['half an hour back', 'Australia/Lord_Howe', '2026-04-05', 24.5 * HOUR_S],
    ['midnight itself is jumped over', 'America/Sao_Paulo', '2018-11-04', 23 * HOUR_S],
    ['the last hour before midnight comes twice', 'America/Sao_Paulo', '2018-02-17', 25 * HOUR_S],
    ['the first hour after midnight comes twice', 'America/Havana', '2026-11-01', 25 * HOUR_S],
    ['midnight is jumped over in Cairo', 'Africa/Cairo', '2026-04-24', 23 * HOUR_S],
    ['Samoa left out a day', 'Pacific/Apia', '2011-12-30', 0],
    ['the day before it is whole', 'Pacific/Apia', '2011-12-29', DAY_S],
    ['an ordinary day', 'Europe/Berlin', '2026-06-15', DAY_S],
  ])('%s', (_, zone, day, expected) => {
    expect(lengthS(day, zone)).toBe(expected);
  });

  test('a day whose midnight was jumped over starts at one', () => {
    const start = startOfDay(calendarDate('2018-11-04'), 'America/Sao_Paulo');
    expect(wallClock(start, 'America/Sao_Paulo')).toMatchObject({ day: 4, hour: 1, minute: 0, second: 0 });
  });
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Asia/Tokyo',
];
const instants = fc
  .integer({ min: 0, max: Date.UTC(2040, 0, 1) / 1000 })
  .map((seconds) => epochSeconds(seconds));

test('every instant lies in its day, and days follow each other without a gap', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, zone) => {
      const day = dayOf(at, zone);
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
      expect(at).toBeGreaterThanOrEqual(start);
      expect(at).toBeLessThanOrEqual(end);
      expect(dayOf(start, zone)).toBe(day);
      expect(dayOf(end, zone)).toBe(day);
      expect(startOfDay(dayOf(epochSeconds(end + 1), zone), zone)).toBe(end + 1);
    }),
    { numRuns: 500 },
  );
});

test('an instant written reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), (seconds) => {
      expect(secondsOf(utcInstant(epochSeconds(seconds)))).toBe(seconds);
    }),
  );
});

describe('zoneOffsetLabel', () => {
  const summer = secondsOf('2026-07-01 12:00:00' as UtcInstant);
  test.each([
    ['UTC', '+00:00'],
    ['Asia/Kolkata', '+05:30'],
    ['America/St_Johns', '-02:30'],
    ['America/New_York', '-04:00'],
    ['Pacific/Chatham', '+12:45'],
  ])('%s', (zone, expected) => {
    expect(zoneOffsetLabel(summer, zone)).toBe(expected);
  });
  test('follows the season', () => {
    expect(zoneOffsetLabel(epochSeconds(summer + 180 * DAY_S + MINUTE_S), 'America/New_York')).toBe('-05:00');
  });
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('isTimeZone %j', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
