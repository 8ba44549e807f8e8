import { readPaymentActivity } from '#contract/reporting.ts';
import type { ActivityPeriod, Comparison } from '#domain/account/activity-period.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { endOfDayUtc, startOfDay, startOfDayUtc, zoneOffsetLabel } from '#domain/shared/time-zone.ts';
import { listQuery } from '#web/api/query-client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const written = (at: UtcInstant): string => at.replace(' ', 'T');

/** A period's bounds travel as UTC; the old figures stay until the new ones are here, so that nothing jumps. */
export function activityQuery({ start, end }: ActivityPeriod, currency: Currency, compare?: Comparison) {
  const zone = pageSettings().store.timezone;
  return listQuery(readPaymentActivity, {
    currency,
    date_start: written(startOfDayUtc(start, zone)),
    date_end: written(endOfDayUtc(end, zone)),
    timezone: zoneOffsetLabel(startOfDay(start, zone), zone),
    ...(compare && { compare }),
  });
}
