import { expect, test } from 'vitest';
import { calendarDate } from '../shared/time.ts';
import { salesPeriod } from './sales-period.ts';

const today = calendarDate('2026-03-05');

test.each([
  ['week', '2026-02-27', '2026-03-05', 7],
  ['month', '2026-03-01', '2026-03-05', 5],
  ['last_month', '2026-02-01', '2026-02-28', 28],
  ['year', '2026-01-01', '2026-03-05', 64],
] as const)('a %s is from %s to %s', (period, from, to, days) => {
  expect(salesPeriod({ period, today })).toMatchObject({ from, to, by: 'day', steps: { length: days } });
});

test.each([
  ['2026-03-01', '2026-03-02', 'day', ['2026-03-01', '2026-03-02']],
  ['2026-03-04', undefined, 'day', ['2026-03-04', '2026-03-05']],
  [undefined, '2026-03-02', 'day', ['2026-03-02']],
  ['2026-03-05', '2026-03-01', 'day', []],
  [undefined, '9999-12-31', 'day', ['9999-12-31']],
  ['0001-01-01', '0001-01-02', 'day', ['0001-01-01', '0001-01-02']],
  ['2025-12-01', '2026-03-31', 'month', ['2025-12', '2026-01', '2026-02', '2026-03']],
  ['2025-12-01', '2026-03-10', 'day', { length: 100 }],
  ['2025-12-01', '2026-03-11', 'month', { length: 4 }],
] as const)('from %s to %s is told by the %s', (date_min, date_max, by, steps) => {
  expect(salesPeriod({ period: 'week', date_min, date_max, today })).toMatchObject({ by, steps });
});

test('ten years are enough', () => {
  const since = (date_min: string) =>
    salesPeriod({ period: 'week', date_min, date_max: '2026-03-05', today });
  expect(since('2016-03-10')).toBeDefined();
  expect(since('2016-02-01')).toBeUndefined();
});
