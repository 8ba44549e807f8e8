import { expect, test } from 'vitest';
import { calendarPeriod } from './calendar-period.ts';
import { calendarDate } from './time.ts';

test.each([
  ['this_month', '2026-11-17', '2026-11-01', '2026-11-17'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_month', '2026-11-17', '2026-10-01', '2026-10-31'],
  ['last_month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last_quarter', '2026-11-17', '2026-07-01', '2026-09-30'],
  ['last_quarter', '2026-09-30', '2026-04-01', '2026-06-30'],
  ['last_quarter', '2026-10-01', '2026-07-01', '2026-09-30'],
  ['last_quarter', '2026-03-31', '2025-10-01', '2025-12-31'],
] as const)('%s, on %s, is from %s to %s', (period, today, from, to) => {
  expect(calendarPeriod(period, calendarDate(today))).toEqual([from, to]);
});
