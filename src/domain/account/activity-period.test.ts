import { describe, expect, test } from 'vitest';
import { calendarDate, secondsOf, type UtcInstant } from '../shared/time.ts';
import {
  type ActivityPreset,
  activityPeriod,
  addMonths,
  customPeriod,
  daysIn,
  isActivityPreset,
} from './activity-period.ts';

const at = (text: string) => secondsOf(text as UtcInstant);
const CREATED = '2025-02-03 12:00:00' as UtcInstant;
const period = (preset: ActivityPreset, now = at('2026-11-15 12:00:00'), zone = 'UTC') =>
  activityPeriod(preset, { now, zone, created: CREATED });

describe('on 15 November 2026', () => {
  test.each<[ActivityPreset, string, string]>([
    ['today', '2026-11-15', '2026-11-15'],
    ['last_7_days', '2026-11-08', '2026-11-14'],
    ['last_4_weeks', '2026-10-18', '2026-11-14'],
    ['last_3_months', '2026-08-15', '2026-11-14'],
    ['last_12_months', '2025-11-15', '2026-11-14'],
    ['month_to_date', '2026-11-01', '2026-11-15'],
    ['quarter_to_date', '2026-10-01', '2026-11-15'],
    ['year_to_date', '2026-01-01', '2026-11-15'],
    ['all_time', '2025-02-03', '2026-11-15'],
  ])('%s is %s to %s', (preset, start, end) => {
    expect(period(preset)).toEqual({ start, end });
  });
});

test('the store’s zone decides which day it is', () => {
  const now = at('2026-11-15 03:00:00');
  expect(period('today', now, 'America/New_York').start).toBe('2026-11-14');
  expect(period('today', now, 'Asia/Kolkata').start).toBe('2026-11-15');
  expect(period('all_time', at('2026-11-15 12:00:00'), 'Pacific/Kiritimati').start).toBe('2025-02-04');
});

test('months that are shorter end where they end', () => {
  expect(addMonths('2026-05-31' as never, -3)).toBe('2026-02-28');
  expect(addMonths('2024-05-31' as never, -3)).toBe('2024-02-29');
  expect(addMonths('2024-02-29' as never, -12)).toBe('2023-02-28');
});

test.each([
  ['2026-01-01', '2026-01-01'],
  ['2026-03-31', '2026-01-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-12-31', '2026-10-01'],
])('the quarter of %s began on %s', (day, start) => {
  expect(period('quarter_to_date', at(`${day} 12:00:00`)).start).toBe(start);
});

test('an account nobody knows the beginning of, or one from tomorrow, begins today', () => {
  const now = at('2026-11-15 12:00:00');
  const today = { start: '2026-11-15', end: '2026-11-15' };
  expect(activityPeriod('all_time', { now, zone: 'UTC', created: '' })).toEqual(today);
  const created = '2026-11-20 00:00:00' as UtcInstant;
  expect(activityPeriod('all_time', { now, zone: 'UTC', created })).toEqual(today);
});

test('days are counted with both ends', () => {
  expect(daysIn(period('today'))).toBe(1);
  expect(daysIn(period('last_7_days'))).toBe(7);
  expect(daysIn(period('last_4_weeks'))).toBe(28);
});

test('only the nine presets are presets', () => {
  expect(isActivityPreset('all_time')).toBe(true);
  expect(isActivityPreset('forever')).toBe(false);
  expect(isActivityPreset(null)).toBe(false);
});

test.each([
  ['as given', '2026-01-01', '2026-01-31', { start: '2026-01-01', end: '2026-01-31' }],
  ['the other way round', '2026-01-31', '2026-01-01', { start: '2026-01-01', end: '2026-01-31' }],
  ['one day', '2026-11-15', '2026-11-15', { start: '2026-11-15', end: '2026-11-15' }],
  ['until today at most', '2026-11-01', '2026-12-24', { start: '2026-11-01', end: '2026-11-15' }],
  ['from tomorrow on', '2026-11-16', '2026-12-24', undefined],
  ['one day missing', '', '2026-01-31', undefined],
  ['no day', '2026-02-30', '2026-03-01', undefined],
])('days of one’s own: %s', (_, one, other, expected) => {
  expect(customPeriod(one, other, calendarDate('2026-11-15'))).toEqual(expected);
});
