import type { CalendarDate } from '#domain/shared/time.ts';
import { dayWords } from '#web/shared/store-format.ts';

/** `Nov 8, 2026 – Nov 14, 2026`, or one day alone. */
export const rangeWords = (start: CalendarDate, end: CalendarDate): string =>
  start === end ? dayWords(start) : `${dayWords(start)} – ${dayWords(end)}`;
