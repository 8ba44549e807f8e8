import { formatDateTime } from '#domain/shared/format-date.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

export const momentWords = (at: UtcInstant): string => formatDateTime(at, pageSettings().store);
