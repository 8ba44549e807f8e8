import { describe, expect, test } from 'vitest';
import { type EpochSeconds, epochSeconds, utcInstant } from '../shared/time.ts';
import { dueRuns, lastRun, nextDue, type Rhythm } from './schedule-rhythm.ts';

const at = (text: string): EpochSeconds => epochSeconds(Date.parse(`${text}Z`) / 1000);
const DAILY: Rhythm = { rhythm: 'daily', weekday: null };
const MONDAYS: Rhythm = { rhythm: 'weekly', weekday: 'monday' };
const SUNDAYS: Rhythm = { rhythm: 'weekly', weekday: 'sunday' };
const MONTHLY: Rhythm = { rhythm: 'monthly', weekday: null };
const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';

describe('what fell due last, and which days it is about', () => {
  test.each([
    // Six in the morning in the store's zone, and not a second before.
    [DAILY, 'UTC', '2026-03-10T05:59:59', ['2026-03-09', '2026-03-08', '2026-03-08']],
    [DAILY, 'UTC', '2026-03-10T06:00:00', ['2026-03-10', '2026-03-09', '2026-03-09']],
    [DAILY, NEW_YORK, '2026-11-18T10:59:59', ['2026-11-17', '2026-11-16', '2026-11-16']],
    [DAILY, NEW_YORK, '2026-11-18T11:00:00', ['2026-11-18', '2026-11-17', '2026-11-17']],
    [DAILY, 'Pacific/Kiritimati', '2026-11-17T16:00:00', ['2026-11-18', '2026-11-17', '2026-11-17']],
    // Where clocks were moved that night, six is six all the same.
    [DAILY, BERLIN, '2026-03-29T03:59:59', ['2026-03-28', '2026-03-27', '2026-03-27']],
    [DAILY, BERLIN, '2026-03-29T04:00:00', ['2026-03-29', '2026-03-28', '2026-03-28']],
    [DAILY, BERLIN, '2026-10-25T04:59:59', ['2026-10-24', '2026-10-23', '2026-10-23']],
    [DAILY, BERLIN, '2026-10-25T05:00:00', ['2026-10-25', '2026-10-24', '2026-10-24']],
    // Over the turn of a month and a year.
    [DAILY, 'UTC', '2026-03-01T06:00:00', ['2026-03-01', '2026-02-28', '2026-02-28']],
    [DAILY, 'UTC', '2027-01-01T06:00:00', ['2027-01-01', '2026-12-31', '2026-12-31']],
    // 2 March 2026 was a Monday.
    [MONDAYS, 'UTC', '2026-03-02T05:59:59', ['2026-02-23', '2026-02-16', '2026-02-22']],
    [MONDAYS, 'UTC', '2026-03-02T06:00:00', ['2026-03-02', '2026-02-23', '2026-03-01']],
    [MONDAYS, 'UTC', '2026-03-08T23:00:00', ['2026-03-02', '2026-02-23', '2026-03-01']],
    [SUNDAYS, 'UTC', '2026-03-08T06:00:00', ['2026-03-08', '2026-03-01', '2026-03-07']],
    [SUNDAYS, 'UTC', '2026-03-14T06:00:00', ['2026-03-08', '2026-03-01', '2026-03-07']],
    // A week with an hour less has seven days as well.
    [MONDAYS, BERLIN, '2026-03-30T04:00:00', ['2026-03-30', '2026-03-23', '2026-03-29']],
    [MONTHLY, 'UTC', '2026-03-01T05:59:59', ['2026-02-01', '2026-01-01', '2026-01-31']],
    [MONTHLY, 'UTC', '2026-03-01T06:00:00', ['2026-03-01', '2026-02-01', '2026-02-28']],
    [MONTHLY, 'UTC', '2028-03-31T23:59:59', ['2028-03-01', '2028-02-01', '2028-02-29']],
    [MONTHLY, 'UTC', '2026-01-15T00:00:00', ['2026-01-01', '2025-12-01', '2025-12-31']],
    [MONTHLY, NEW_YORK, '2026-12-01T10:59:59', ['2026-11-01', '2026-10-01', '2026-10-31']],
    [MONTHLY, NEW_YORK, '2026-12-01T11:00:00', ['2026-12-01', '2026-11-01', '2026-11-30']],
  ])('%j in %s at %s', (rhythm, zone, now, [due_on, from, to]) => {
    expect(lastRun(rhythm, at(now), zone)).toEqual({ due_on, from, to });
  });
});

test.each([
  [DAILY, 'UTC', '2026-03-10T05:59:59', '2026-03-10 06:00:00'],
  [DAILY, 'UTC', '2026-03-10T06:00:00', '2026-03-11 06:00:00'],
  [DAILY, BERLIN, '2026-03-28T12:00:00', '2026-03-29 04:00:00'],
  [DAILY, BERLIN, '2026-10-24T12:00:00', '2026-10-25 05:00:00'],
  [MONDAYS, 'UTC', '2026-03-02T05:59:59', '2026-03-02 06:00:00'],
  [MONDAYS, 'UTC', '2026-03-02T06:00:00', '2026-03-09 06:00:00'],
  [MONTHLY, 'UTC', '2026-01-31T12:00:00', '2026-02-01 06:00:00'],
  [MONTHLY, 'UTC', '2026-12-01T06:00:00', '2027-01-01 06:00:00'],
  [MONTHLY, NEW_YORK, '2026-11-18T00:00:00', '2026-12-01 11:00:00'],
])('%j in %s at %s comes next at %s', (rhythm, zone, now, next) => {
  expect(utcInstant(nextDue(rhythm, at(now), zone))).toBe(next);
});

describe('what is to be made up for', () => {
  const days = (rhythm: Rhythm, since: string, now: string) =>
    dueRuns(rhythm, { since: at(since), now: at(now), zone: 'UTC' }).map(({ due_on }) => due_on);

  test.each([
    // What was due in the very moment in which it was made has passed.
    [DAILY, '2026-03-10T06:00:00', '2026-03-10T06:00:00', []],
    [DAILY, '2026-03-10T05:59:59', '2026-03-10T06:00:00', ['2026-03-10']],
    [DAILY, '2026-03-10T07:00:00', '2026-03-12T06:00:00', ['2026-03-11', '2026-03-12']],
    [MONDAYS, '2026-03-02T07:00:00', '2026-03-09T05:59:59', []],
    [MONTHLY, '2026-01-31T00:00:00', '2026-03-01T06:00:00', ['2026-02-01', '2026-03-01']],
  ])('%j made at %s, looked at %s', (rhythm, since, now, due) => {
    expect(days(rhythm, since, now)).toEqual(due);
  });

  test('after a long stand only the last seven', () => {
    expect(days(DAILY, '2026-01-01T00:00:00', '2026-03-10T06:00:00')).toEqual(
      [4, 5, 6, 7, 8, 9, 10].map((day) => `2026-03-${String(day).padStart(2, '0')}`),
    );
    expect(days(DAILY, '2026-03-03T06:00:00', '2026-03-10T06:00:00')).toHaveLength(7);
  });
});
