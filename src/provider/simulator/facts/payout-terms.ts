import { priceListSum } from './fees.ts';

/** Days between a transaction and the day its money may leave. */
export const DELAY_DAYS = 3;
/** Smaller sums wait for provider. */
const MINIMUM_CENTS = 500;

export const payoutMinimum = (currency: string): number => priceListSum(MINIMUM_CENTS, currency);
