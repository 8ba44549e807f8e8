import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import {
  bankDaysAfter,
  dateOf,
  dayOf,
  instantOf,
  isBankDay,
  isFirstOfMonth,
  trade,
  weekdayOf,
} from './calendar.ts';

const day = (date: string) =>
  dayOf(secondsOf(utcInstant(epochSeconds(Date.parse(`${date}T00:00:00Z`) / 1000))));

test.each([
  ['2025-11-12', 1, '2025-11-13'],
  ['2025-11-13', 1, '2025-11-14'],
  ['2025-11-14', 1, '2025-11-17'],
  ['2025-11-15', 1, '2025-11-17'],
  ['2025-11-16', 2, '2025-11-18'],
  ['2025-11-14', 2, '2025-11-18'],
  ['2025-11-14', 5, '2025-11-21'],
  ['2025-12-31', 1, '2026-01-01'],
])('from %s, %d bank days lead to %s', (from, count, to) => {
  expect(dateOf(bankDaysAfter(day(from), count))).toBe(to);
});

test('Saturday and Sunday are no bank days', () => {
  const week = ['10', '11', '12', '13', '14', '15', '16'].map((date) => isBankDay(day(`2025-11-${date}`)));
  expect(week).toEqual([true, true, true, true, true, false, false]);
  expect(weekdayOf(day('2025-11-16'))).toBe(0);
});

test('a month begins once', () => {
  expect(['2025-02-28', '2025-03-01', '2025-03-02'].map((date) => isFirstOfMonth(day(date)))).toEqual([
    false,
    true,
    false,
  ]);
});

test('December is busier than November, a later year busier than an earlier one', () => {
  const [first, last] = [day('2023-11-15'), day('2025-11-15')];
  expect(trade(day('2024-12-03'), first, last)).toBeGreaterThan(trade(day('2024-11-05'), first, last));
  expect(trade(day('2025-06-04'), first, last)).toBeGreaterThan(trade(day('2024-06-05'), first, last));
});

test('instantOf writes what utcInstant writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      expect(instantOf(epochSeconds(seconds))).toBe(utcInstant(epochSeconds(seconds)));
    }),
  );
});
