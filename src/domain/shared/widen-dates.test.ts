import { expect, test } from 'vitest';
import { calendarDate } from './time.ts';
import { type ChosenDates, widenDates } from './widen-dates.ts';

const day = calendarDate;
const cases: [string, string, ChosenDates, object][] = [
  ['nothing chosen', 'UTC', {}, {}],
  [
    'before is the end of the chosen day',
    'UTC',
    { date_before: day('2026-11-15') },
    { date_before: '2026-11-15 23:59:59' },
  ],
  [
    'after is the start of the chosen day',
    'UTC',
    { date_after: day('2026-11-15') },
    { date_after: '2026-11-15 00:00:00' },
  ],
  [
    'between runs from start to end',
    'UTC',
    { date_between: [day('2026-11-01'), day('2026-11-15')] },
    { date_between: ['2026-11-01 00:00:00', '2026-11-15 23:59:59'] },
  ],
  [
    'between is sorted first',
    'America/New_York',
    { date_between: [day('2026-11-15'), day('2026-10-31')] },
    { date_between: ['2026-10-31 04:00:00', '2026-11-16 04:59:59'] },
  ],
  [
    'one day between itself',
    'Asia/Kolkata',
    { date_between: [day('2026-11-15'), day('2026-11-15')] },
    { date_between: ['2026-11-14 18:30:00', '2026-11-15 18:29:59'] },
  ],
  [
    'the ends of the calendar stay within four digits',
    'America/New_York',
    { date_before: day('9999-12-31'), date_after: day('0001-01-01') },
    { date_before: '9999-12-31 23:59:59', date_after: '0001-01-01 00:00:00' },
  ],
];

test.each(cases)('%s', (_, zone, dates, expected) => {
  expect(widenDates(dates, zone)).toEqual(expected);
});
