import type { Schedule } from '#contract/schedules.ts';
import { JOURNAL_FORMAT_WORDS } from '#domain/books/journal-format.ts';
import { WEEKDAYS } from '#domain/schedules/schedule-rhythm.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { exportsCopy } from '../exports-copy.ts';
import { schedulesCopy as copy } from './schedules-copy.ts';

/** "DATEV": programs are called what they are called, and forms of a file after their ending. */
export function formatWords(format: string | null): string {
  if (format === null) return copy.asListed;
  return known(JOURNAL_FORMAT_WORDS, format) ?? known(copy.formats, format) ?? format.toUpperCase();
}

/** "Journal (DATEV)". */
export function fileWords({ kind, format }: Pick<Schedule, 'kind' | 'format'>): string {
  const what = labelOf(exportsCopy.kinds, kind);
  return format === null ? what : copy.inFormat(what, formatWords(format));
}

/** As the calendar of the page's language calls it: 1 January 2024 was a Monday. */
export function weekdayWords(weekday: string): string {
  const nth = (WEEKDAYS as readonly string[]).indexOf(weekday);
  if (nth < 0) return weekday;
  return formatDay(calendarDate(`2024-01-0${nth + 1}`), { ...pageSettings().store, dateFormat: 'l' });
}

export const rhythmWords = ({ rhythm, weekday }: Pick<Schedule, 'rhythm' | 'weekday'>): string =>
  weekday === null ? labelOf(copy.rhythms, rhythm) : copy.weekly(weekdayWords(weekday));
