import {
  type CalendarDate,
  calendarDate,
  type EpochSeconds,
  isCalendarDate,
  secondsOf,
  type UtcInstant,
} from '../shared/time.ts';
import { dayOf } from '../shared/time-zone.ts';

export const ACTIVITY_PRESETS = [
  'today',
  'last_7_days',
  'last_4_weeks',
  'last_3_months',
  'last_12_months',
  'month_to_date',
  'quarter_to_date',
  'year_to_date',
  'all_time',
] as const;
export type ActivityPreset = (typeof ACTIVITY_PRESETS)[number];
export const DEFAULT_PRESET: ActivityPreset = 'last_7_days';

/** Both days are inside. */
export type ActivityPeriod = Readonly<{ start: CalendarDate; end: CalendarDate }>;
type Today = Readonly<{ now: EpochSeconds; zone: string; created: UtcInstant | '' }>;

export const isActivityPreset = (text: string | null): text is ActivityPreset =>
  ACTIVITY_PRESETS.some((preset) => preset === text);

/** Days of one's own choice, in whichever order they were given; none of them is still to come. */
export function customPeriod(one: string, other: string, today: CalendarDate): ActivityPeriod | undefined {
  const [start, end] = [one, other].sort();
  if (start === undefined || end === undefined || !isCalendarDate(start) || !isCalendarDate(end))
    return undefined;
  return start > today ? undefined : { start, end: end > today ? today : end };
}

/** What a period is held against: the one right before it, or the same days a year before. */
export const COMPARISONS = ['previous', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The days a preset means in the store's zone. "Last" periods are over: they end yesterday. */
export function activityPeriod(preset: ActivityPreset, { now, zone, created }: Today): ActivityPeriod {
  const today = dayOf(now, zone);
  const yesterday = addDays(today, -1);
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'last_7_days':
      return { start: addDays(today, -7), end: yesterday };
    case 'last_4_weeks':
      return { start: addDays(today, -28), end: yesterday };
    case 'last_3_months':
      return { start: addMonths(today, -3), end: yesterday };
    case 'last_12_months':
      return { start: addMonths(today, -12), end: yesterday };
    case 'month_to_date':
      return { start: calendarDate(`${today.slice(0, 8)}01`), end: today };
    case 'quarter_to_date':
      return { start: quarterStart(today), end: today };
    case 'year_to_date':
      return { start: calendarDate(`${today.slice(0, 5)}01-01`), end: today };
    case 'all_time': {
      const first = created === '' ? today : dayOf(secondsOf(created), zone);
      if (first > today) return { start: today, end: today };
      return { start: first, end: today };
    }
  }
}

const asDate = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): CalendarDate => calendarDate(date.toISOString().slice(0, 10));

export function addDays(day: CalendarDate, days: number): CalendarDate {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return asDay(date);
}

/** How many days a period has. */
export const daysIn = ({ start, end }: ActivityPeriod): number =>
  Math.round((asDate(end).getTime() - asDate(start).getTime()) / 86_400_000) + 1;

function quarterStart(day: CalendarDate): CalendarDate {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return calendarDate(`${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`);
}
