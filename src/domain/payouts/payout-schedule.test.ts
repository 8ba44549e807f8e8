import { describe, expect, test } from 'vitest';
import {
  businessDaysAfter,
  isMonthlyAnchor,
  isPayoutDay,
  monthlyAnchorProblem,
  nextBusinessDay,
  nextPayoutDay,
  type PayoutSchedule,
} from './payout-schedule.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const date = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at * 86_400_000).toISOString().slice(0, 10);

const monthly = (monthly_anchor: number): PayoutSchedule => ({ interval: 'monthly', monthly_anchor });

describe('nextPayoutDay', () => {
  test.each<[string, PayoutSchedule, string, string | undefined]>([
    ['daily, midweek', { interval: 'daily' }, '2026-11-11', '2026-11-12'],
    ['daily, over a weekend', { interval: 'daily' }, '2026-11-13', '2026-11-16'],
    ['weekly, the day before', { interval: 'weekly', weekly_anchor: 'friday' }, '2026-11-12', '2026-11-13'],
    ['weekly, on the day', { interval: 'weekly', weekly_anchor: 'friday' }, '2026-11-13', '2026-11-20'],
    ['monthly, a weekday', monthly(10), '2026-11-09', '2026-11-10'],
    ['monthly, a Sunday waits for Monday', monthly(15), '2026-11-14', '2026-11-16'],
    ['the last day of a short month', monthly(31), '2027-02-01', '2027-03-01'],
    ['the last day of a leap February', monthly(31), '2028-02-01', '2028-02-29'],
    ['the last day on a weekend leaves in the next month', monthly(31), '2026-10-02', '2026-11-02'],
    ['the last day of April', monthly(31), '2026-04-01', '2026-04-30'],
    ['manual never comes by itself', { interval: 'manual' }, '2026-11-11', undefined],
  ])('%s', (_, schedule, from, expected) => {
    expect(date(nextPayoutDay(schedule, day(from)))).toBe(expected);
  });

  test('a month has exactly one payout, whatever its weekends', () => {
    for (const anchor of [1, 7, 15, 28, 31]) {
      let count = 0;
      for (let at = day('2026-01-01'); at < day('2028-01-01'); at += 1) {
        if (isPayoutDay(monthly(anchor), at)) count += 1;
      }
      expect(count).toBe(24);
    }
  });
});

test.each([
  [0, false],
  [1, true],
  [28, true],
  [29, false],
  [30, false],
  [31, true],
  [32, false],
  [1.5, false],
])('%d as a monthly anchor', (anchor, expected) => {
  expect(isMonthlyAnchor(anchor)).toBe(expected);
});

test.each([
  ['monthly', 28, true],
  ['monthly', 29, false],
  ['monthly', 31, true],
  ['monthly', null, false],
  ['daily', null, true],
  ['weekly', 15, true],
  ['weekly', 0, false],
])('%s payouts with %j as the day of the month', (interval, monthlyDay, fits) => {
  expect(monthlyAnchorProblem(interval, monthlyDay) === undefined).toBe(fits);
});

test('weekends do not count as business days', () => {
  expect(date(nextBusinessDay(day('2026-11-14')))).toBe('2026-11-16');
  expect(date(nextBusinessDay(day('2026-11-13')))).toBe('2026-11-13');
  expect(date(businessDaysAfter(day('2026-11-12'), 2))).toBe('2026-11-16');
  expect(date(businessDaysAfter(day('2026-11-12'), 0))).toBe('2026-11-12');
});
