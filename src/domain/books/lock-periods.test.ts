import { describe, expect, test } from 'vitest';
import { calendarDate } from '../shared/time.ts';
import {
  areBookable,
  isMonth,
  lastDay,
  lockProblem,
  monthBefore,
  nextMonth,
  wholeMonth,
} from './lock-periods.ts';

test.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['1970-01', true],
  ['1969-12', false],
  ['2999-12', true],
  ['3000-01', false],
  ['2026-1', false],
  ['2026-01-01', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test.each([
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
  ['1970-01-01', '2999-12-31', true],
  ['1969-12-31', '2026-03-01', false],
  ['2026-03-01', '3000-01-01', false],
])('%s to %s can be booked: %s', (from, to, can) => {
  expect(areBookable(calendarDate(from), calendarDate(to))).toBe(can);
});

test('months follow each other over the ends of years and of February', () => {
  expect([nextMonth('2026-12'), monthBefore('2026-01'), nextMonth('2026-01')]).toEqual([
    '2027-01',
    '2025-12',
    '2026-02',
  ]);
  expect([lastDay('2026-02'), lastDay('2028-02'), lastDay('2026-12')]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});

test.each([
  ['2026-03-01', '2026-03-31', '2026-03'],
  ['2026-03-01', '2026-03-30', undefined],
  ['2026-03-02', '2026-03-31', undefined],
  ['2026-03-01', '2026-04-30', undefined],
])('%s to %s is the month %s', (from, to, month) => {
  expect(wholeMonth(calendarDate(from), calendarDate(to))).toBe(month);
});

describe('a month', () => {
  const today = calendarDate('2026-04-15');
  test.each([
    ['2026-03', undefined, undefined],
    ['2026-01', undefined, undefined],
    ['2026-04', undefined, 'not_over'],
    ['2026-05', undefined, 'not_over'],
    ['2026-03', '2026-02', undefined],
    ['2026-03', '2026-01', 'gap'],
    ['2026-03', '2026-03', 'locked'],
    ['2026-02', '2026-03', 'locked'],
  ])('%s, locked up to %s: %s', (month, locked, problem) => {
    expect(lockProblem(month, { today, locked })).toBe(problem);
  });
});
