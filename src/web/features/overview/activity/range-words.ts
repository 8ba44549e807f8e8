import type { CalendarDate } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const asDate = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);

/** `Nov 9–15`: as short as two days can be said. The year stands only where it is not the one people are in. */
export function rangeWords(start: CalendarDate, end: CalendarDate): string {
  const thisYear = String(new Date(Date.now()).getUTCFullYear());
  const isThisYear = [start, end].every((day) => day.startsWith(thisYear));
  const format = new Intl.DateTimeFormat(pageSettings().store.locale.replaceAll('_', '-'), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.formatRange(asDate(start), asDate(end)).replace(/(\d)\s–\s(\d)/u, '$1–$2');
}
