import { formatDateTime } from '#domain/shared/format-date.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/** What is known of a thing, on one line. */
export const onOneLine = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

export const momentWords = (at: UtcInstant): string => formatDateTime(at, pageSettings().store);
