import type { Payout } from '#contract/payouts.ts';
import { formatDate, formatDateTime } from '#domain/shared/format-date.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/** The day a payout arrives, as the store writes days. */
export const arrivalDay = ({ date }: Pick<Payout, 'date'>): string =>
  formatDate(epochSeconds(Math.floor(date / 1000)), pageSettings().store);

export const arrivalMoment = ({ date }: Pick<Payout, 'date'>): string =>
  formatDateTime(epochSeconds(Math.floor(date / 1000)), pageSettings().store);
