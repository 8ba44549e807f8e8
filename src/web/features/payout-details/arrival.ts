import type { Payout } from '#contract/payouts.ts';
import { arrivesAtMoment } from '#domain/payouts/arrival-day.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { arrivalOf, arrivalWords } from '#web/shared/arrival.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

export const arrivalDay = (payout: Payout): string => arrivalWords(arrivalOf(payout));

/** A provider that knows no more than the day says no more. */
export function arrivalMoment(payout: Payout): string {
  const at = arrivalOf(payout);
  return arrivesAtMoment(at) ? formatDateTime(at, pageSettings().store) : arrivalWords(at);
}
