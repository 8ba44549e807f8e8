import { partOfDay } from '#domain/account/part-of-day.ts';
import { formatDateTime, formatInstant } from '#domain/shared/format-date.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { wallClock } from '#domain/shared/time-zone.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { overviewCopy as copy } from './overview-copy.ts';

/** The time of day is the store's, as every other time on the page. */
export function greeting(now: EpochSeconds): { title: string; lead: string } {
  const { user, store } = pageSettings();
  const { hour } = wallClock(now, store.timezone);
  return {
    title: copy.greeting(partOfDay(hour), user.first_name.trim()),
    lead: copy.lead(formatInstant(now, 'l', store), formatDateTime(now, store), zoneWords()),
  };
}
