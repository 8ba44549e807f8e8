import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, DAY_S, HOUR_S } from '../shared/time.ts';
import { startOfDay } from '../shared/time-zone.ts';
import { addDays } from './activity-period.ts';
import { comparedPeriod, intervalOf, previousPeriod, stepsOf } from './activity-steps.ts';

const period = (start: string, end: string) => ({ start: calendarDate(start), end: calendarDate(end) });
const START = calendarDate('2026-01-01');
const ofDays = (days: number) => ({ start: START, end: addDays(START, days - 1) });

test.each([
  [1, 'hour'],
  [2, 'day'],
  [31, 'day'],
  [32, 'week'],
  [182, 'week'],
  [183, 'month'],
  [5000, 'month'],
])('%i days are shown by %s', (days, interval) => {
  expect(intervalOf(ofDays(days))).toBe(interval);
});

test('steps follow each other without a gap from the first second to the last, in every zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
      (days, offset, zone) => {
        const start = addDays(START, offset);
        const asked = { start, end: addDays(start, days - 1) };
        const steps = stepsOf(asked, intervalOf(asked), zone);
        expect(steps[0]?.from).toBe(startOfDay(start, zone));
        expect(steps.at(-1)?.until).toBe(startOfDay(addDays(asked.end, 1), zone));
        for (const [index, step] of steps.entries()) {
          expect(step.until).toBeGreaterThan(step.from);
          if (index > 0) expect(step.from).toBe(steps[index - 1]?.until);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a day has as many hours as the clocks say', () => {
  const hours = (day: string, zone: string) => stepsOf(period(day, day), 'hour', zone).length;
  expect(hours('2026-11-15', 'America/New_York')).toBe(24);
  expect(hours('2026-03-08', 'America/New_York')).toBe(23);
  expect(hours('2026-11-01', 'America/New_York')).toBe(25);
});

test('an hour that clocks repeat by half ends with the day', () => {
  const steps = stepsOf(period('2026-04-05', '2026-04-05'), 'hour', 'Australia/Lord_Howe');
  const last = steps.at(-1);
  expect(last && last.until - last.from).toBe(HOUR_S / 2);
  expect((steps.at(-1)?.until ?? 0) - (steps[0]?.from ?? 0)).toBe(DAY_S + HOUR_S / 2);
});

test('before: as many days, or as many months', () => {
  expect(previousPeriod(period('2026-11-08', '2026-11-14'), 'day')).toEqual(
    period('2026-11-01', '2026-11-07'),
  );
  expect(previousPeriod(period('2025-11-15', '2026-11-14'), 'month')).toEqual(
    period('2024-11-15', '2025-11-14'),
  );
  expect(previousPeriod(period('2026-01-01', '2026-11-15'), 'month')).toEqual(
    period('2025-02-01', '2025-12-31'),
  );
});

test.each([
  ['the week before', period('2026-11-08', '2026-11-14'), 'previous', period('2026-11-01', '2026-11-07')],
  [
    'the same week a year before',
    period('2026-11-08', '2026-11-14'),
    'year',
    period('2025-11-08', '2025-11-14'),
  ],
  [
    'a leap day has its neighbour',
    period('2024-02-29', '2024-02-29'),
    'year',
    period('2023-02-28', '2023-02-28'),
  ],
  ['over the new year', period('2025-12-20', '2026-01-05'), 'year', period('2024-12-20', '2025-01-05')],
] as const)('held against %s', (_, asked, comparison, expected) => {
  expect(comparedPeriod(asked, 'day', comparison)).toEqual(expected);
});
