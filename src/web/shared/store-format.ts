import { formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Money } from '#domain/shared/money.ts';
import { parted } from '#domain/shared/separators.ts';
import { type EpochSeconds, isCalendarDate, type UtcInstant } from '#domain/shared/time.ts';
import { formatInZone, zoneName } from '#domain/shared/zone-name.ts';
import { pageSettings } from './page-settings.ts';

// Money, days and counts as this store writes them: its locale, its formats, its zone.

/** Explicit adds the code where more than one currency may be meant, in stores that show prices with it. */
export function moneyWords(money: Money, explicit = false): string {
  const { store, shouldUseExplicitPrice } = pageSettings();
  return formatMoney(money, { locale: store.locale, explicit: explicit && shouldUseExplicitPrice });
}

export const countWords = (count: number): string => parted(String(count), pageSettings().store.locale);

/** Text that is no day is shown as it is. */
export const dayWords = (day: string): string =>
  isCalendarDate(day) ? formatDay(day, pageSettings().store) : day;

/** Named once on every page that lists times: "New York time". */
export const zoneWords = (): string => zoneName(pageSettings().store.timezone);

/** A deadline, which is no day but a moment: it names its zone. */
export const momentWords = (at: EpochSeconds | UtcInstant): string => formatInZone(at, pageSettings().store);
