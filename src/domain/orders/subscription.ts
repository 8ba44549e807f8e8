import { DAY_S, type EpochSeconds, epochSeconds } from '../shared/time.ts';

/** How often a product that is subscribed to is paid for. */
export const PAID_EVERY = ['week', 'month', 'year'] as const;
export type PaidEvery = (typeof PAID_EVERY)[number];

export const SUBSCRIPTION_STATUSES = ['active', 'on-hold', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

/**
 * When it is paid for again, `times` payments after the first. Counted from the first one, so that what began on the 31st
 * comes on the last day of a short month and on the 31st of the next.
 */
export function paymentAfter(first: EpochSeconds, every: PaidEvery, times: number): EpochSeconds {
  if (every === 'week') return epochSeconds(first + times * WEEK_DAYS * DAY_S);
  return monthsLater(first, every === 'month' ? times : times * YEAR_MONTHS);
}

function monthsLater(first: EpochSeconds, months: number): EpochSeconds {
  const date = new Date(first * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000;
  return epochSeconds(midnight + (first % DAY_S));
}
