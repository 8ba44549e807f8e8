import { addDays } from '../account/activity-period.ts';
import { firstDay, monthBefore, monthOf } from '../books/lock-periods.ts';
import { type CalendarDate, type EpochSeconds, HOUR_S } from '../shared/time.ts';
import { dayOf, firstInstantOf } from '../shared/time-zone.ts';

/** How often a file comes by itself: of the day, the week or the month that just ended. */
export const RHYTHMS = ['daily', 'weekly', 'monthly'] as const;
export type RhythmName = (typeof RHYTHMS)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A weekly one has its weekday; a monthly one comes on the first. */
export type Rhythm = Readonly<{ rhythm: RhythmName; weekday: Weekday | null }>;

/** A day on which a file falls due, and the first and last day that it is about. */
export type DueRun = Readonly<{ due_on: CalendarDate; from: CalendarDate; to: CalendarDate }>;

/** Early in the morning, when what happened around midnight has arrived here as well. */
const DUE_AT_S = 6 * HOUR_S;

const dueAt = (day: CalendarDate, zone: string): EpochSeconds =>
  firstInstantOf(Date.parse(`${day}T00:00:00Z`) / 1000 + DUE_AT_S, zone);

function isDueDay({ rhythm, weekday }: Rhythm, day: CalendarDate): boolean {
  switch (rhythm) {
    case 'daily':
      return true;
    case 'weekly':
      return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] === weekday;
    case 'monthly':
      return day === firstDay(monthOf(day));
  }
}

function runOn({ rhythm }: Rhythm, due_on: CalendarDate): DueRun {
  const to = addDays(due_on, -1);
  switch (rhythm) {
    case 'daily':
      return { due_on, from: to, to };
    case 'weekly':
      return { due_on, from: addDays(due_on, -7), to };
    case 'monthly':
      return { due_on, from: firstDay(monthBefore(monthOf(due_on))), to };
  }
}

function dueDayBefore(rhythm: Rhythm, day: CalendarDate): CalendarDate {
  let at = addDays(day, -1);
  while (!isDueDay(rhythm, at)) at = addDays(at, -1);
  return at;
}

/** What fell due last: today, once its hour has come, or some day before. */
export function lastRun(rhythm: Rhythm, now: EpochSeconds, zone: string): DueRun {
  const today = dayOf(now, zone);
  const isToday = isDueDay(rhythm, today) && dueAt(today, zone) <= now;
  return runOn(rhythm, isToday ? today : dueDayBefore(rhythm, today));
}

export function nextDue(rhythm: Rhythm, now: EpochSeconds, zone: string): EpochSeconds {
  let day = addDays(lastRun(rhythm, now, zone).due_on, 1);
  while (!isDueDay(rhythm, day)) day = addDays(day, 1);
  return dueAt(day, zone);
}

/** So many are made up for after everything stood still; older ones are let go. */
const MISSED_MAX = 7;

/** Everything that fell due after a moment and until now, the earliest first. */
export function dueRuns(
  rhythm: Rhythm,
  { since, now, zone }: Readonly<{ since: EpochSeconds; now: EpochSeconds; zone: string }>,
): readonly DueRun[] {
  const runs: DueRun[] = [];
  let run = lastRun(rhythm, now, zone);
  while (runs.length < MISSED_MAX && dueAt(run.due_on, zone) > since) {
    runs.unshift(run);
    run = runOn(rhythm, dueDayBefore(rhythm, run.due_on));
  }
  return runs;
}
