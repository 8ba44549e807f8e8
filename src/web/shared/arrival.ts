import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from './page-settings.ts';

/** Payouts travel with their arrival in milliseconds. */
export const arrivalOf = ({ date }: Readonly<{ date: number }>): EpochSeconds =>
  epochSeconds(Math.floor(date / 1000));

/** The day a payout arrives, as the store writes days. */
export function arrivalWords(at: EpochSeconds): string {
  const { store } = pageSettings();
  return formatDay(arrivalDay(at, store.timezone), store);
}
