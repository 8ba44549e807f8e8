import type Stripe from 'stripe';
import { decimalsOf } from '#domain/shared/money.ts';

/** Digits and a point, however small the number. */
export const decimalOf = (rate: number): string => rate.toFixed(10).replace(/\.?0+$/, '');
/** More than Stripe gives, and fewer than a shifted point makes up. */
const DIGITS = 12;

type Exchanged = Pick<Stripe.BalanceTransaction, 'exchange_rate' | 'currency'>;

/**
 * How many whole units of the balance's currency one whole unit of the customer's bought. Stripe's rate is between the smallest
 * units of the two: a yen has no hundredths, so there it is a hundred times as much. Null where nothing was exchanged.
 */
export function rateOf({ exchange_rate, currency }: Exchanged, paidIn: string): string | null {
  if (exchange_rate === null || paidIn === currency) return null;
  const shift = decimalsOf(paidIn) - decimalsOf(currency);
  return decimalOf(Number((exchange_rate * 10 ** shift).toPrecision(DIGITS)));
}
