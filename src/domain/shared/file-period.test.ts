import { expect, test } from 'vitest';
import { type AskedDates, filePeriod } from './file-period.ts';
import { type CalendarDate, calendarDate, type UtcInstant } from './time.ts';

const day = calendarDate;
const second = (text: string) => text as UtcInstant;
const october: readonly [CalendarDate, CalendarDate] = [day('2026-10-01'), day('2026-10-31')];

test.each<[string, AskedDates, string | undefined]>([
  ['nothing', {}, undefined],
  ['a month', { date_between: october }, '2026-10-01-to-2026-10-31'],
  [
    'a month written backwards',
    { date_between: [day('2026-10-31'), day('2026-10-01')] },
    '2026-10-01-to-2026-10-31',
  ],
  ['an open end', { date_after: day('2026-10-01') }, 'after-2026-10-01'],
  ['an open start', { date_before: day('2026-10-01') }, 'before-2026-10-01'],
  [
    'both ends',
    { date_after: day('2026-10-01'), date_before: day('2026-11-01') },
    'after-2026-10-01-before-2026-11-01',
  ],
  [
    'seconds, as days of the store',
    { date_between: [second('2026-10-01 04:00:00'), second('2026-11-01 03:59:59')] },
    '2026-10-01-to-2026-10-31',
  ],
  ['dates among which any filter will do', { match: 'any', date_between: october }, undefined],
])('asked for %s', (_, asked, name) => {
  expect(filePeriod(asked, 'America/New_York')).toBe(name);
});
