import { expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '../shared/time.ts';
import { bareTimes, instantOfBare } from './bare-time.ts';

const AT = utcInstant(epochSeconds(Date.UTC(2025, 2, 1, 9, 30) / 1000));

test.each([
  ['UTC', '2025-03-01T09:30:00'],
  ['America/New_York', '2025-03-01T04:30:00'],
  ['Asia/Tokyo', '2025-03-01T18:30:00'],
])('in %s a clock shows %s', (zone, local) => {
  expect(bareTimes(AT, zone)).toEqual({ local, gmt: '2025-03-01T09:30:00' });
});

test.each([
  ['2025-03-01T09:30:00', 'UTC', false, '2025-03-01 09:30:00'],
  ['2025-03-01T09:30:00', 'America/New_York', false, '2025-03-01 14:30:00'],
  ['2025-03-01T09:30:00', 'America/New_York', true, '2025-03-01 09:30:00'],
  ['2025-03-01T09:30:00Z', 'America/New_York', false, '2025-03-01 14:30:00'],
  ['2025-03-01T09:30:00.123+02:00', 'UTC', false, '2025-03-01 09:30:00'],
  ['2025-03-01T09:30', 'UTC', false, '2025-03-01 09:30:00'],
  ['2025-03-01 09:30:00', 'UTC', false, '2025-03-01 09:30:00'],
  ['2025-03-01', 'Asia/Tokyo', false, '2025-02-28 15:00:00'],
  ['2025-02-30', 'UTC', false, undefined],
  ['2025-13-01', 'UTC', false, undefined],
  ['2025-03-01T25:00:00', 'UTC', false, undefined],
  ['yesterday', 'UTC', false, undefined],
  ['', 'UTC', false, undefined],
])('%s in %s (GMT: %s) is %s', (text, zone, isGmt, expected) => {
  const at = instantOfBare(text, zone, isGmt);
  expect(at === undefined ? undefined : utcInstant(at)).toBe(expected);
});
