import { describe, expect, test } from 'vitest';
import { secondsOf, type UtcInstant } from '../shared/time.ts';
import { arrivalDay } from './arrival-day.ts';

const at = (instant: string) => secondsOf(instant as UtcInstant);

const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

describe.each(ZONES)('a day in %s', (zone) => {
  test.each(['2026-11-18', '2026-03-08', '2026-07-01', '2027-01-01', '2024-02-29'])('%s', (day) => {
    expect(arrivalDay(at(`${day} 00:00:00`), zone)).toBe(day);
  });
});

test.each([
  ['Pacific/Honolulu', '2026-11-18 09:59:59', '2026-11-17'],
  ['Pacific/Honolulu', '2026-11-18 10:00:00', '2026-11-18'],
  ['America/New_York', '2026-11-18 00:00:01', '2026-11-17'],
  ['America/New_York', '2026-11-18 05:00:00', '2026-11-18'],
  ['Europe/Berlin', '2026-11-17 22:59:59', '2026-11-17'],
  ['Europe/Berlin', '2026-11-17 23:00:00', '2026-11-18'],
  ['Asia/Tokyo', '2026-11-17 14:59:59', '2026-11-17'],
  ['Asia/Tokyo', '2026-11-17 15:00:00', '2026-11-18'],
  ['Pacific/Auckland', '2026-11-17 10:59:59', '2026-11-17'],
  ['Pacific/Auckland', '2026-11-17 11:00:00', '2026-11-18'],
])('in %s the moment %s is on %s', (zone, moment, day) => {
  expect(arrivalDay(at(moment), zone)).toBe(day);
});
