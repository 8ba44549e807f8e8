import { shortDays } from '#domain/shared/short-days.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const asDate = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);

/** `Nov 9–15`: as short as two days can be said. The year stands only where it is not the one people are in. */
export function rangeWords(start: CalendarDate, end: CalendarDate): string {
  const thisYear = String(new Date(Date.now()).getUTCFullYear());
  const isThisYear = [start, end].every((day) => day.startsWith(thisYear));
  return shortDays(asDate(start), asDate(end), pageSettings().store.locale, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
