import { decimalsOf, type Money, money } from '../shared/money.ts';

/** How a price in the store's currency becomes one in another. Rounding and charm are in whole units of the other. */
export type PriceRule = Readonly<{
  /** Decimal digits: units of the other for one of ours. */ rate: string;
  rounding: number;
  charm: number;
}>;

const ROUNDINGS = [0, 0.25, 0.5, 1, 5, 10] as const;
const ROUNDINGS_WITHOUT_DECIMALS = [1, 10, 25, 50, 100, 500, 1000] as const;
const CHARMS = [0, -0.01, -0.05] as const;
const CHARMS_WITHOUT_DECIMALS = [0, -1, -5, -10, -20, -25, -50, -100] as const;

const isWhole = (code: string): boolean => decimalsOf(code) === 0;

/** What prices may be rounded up to; 0 leaves them as the rate makes them. */
export const roundingChoices = (code: string): readonly number[] =>
  isWhole(code) ? ROUNDINGS_WITHOUT_DECIMALS : ROUNDINGS;
/** Recommended, and what counts until somebody chooses. */
export const defaultRounding = (code: string): number => (isWhole(code) ? 100 : 1);
/** What is taken off after rounding, so that 20.00 reads 19.99. */
export const charmChoices = (code: string): readonly number[] =>
  isWhole(code) ? CHARMS_WITHOUT_DECIMALS : CHARMS;

/** Beyond this a price of the shop could leave the whole numbers that stay exact. */
export const RATE_MAX = 1_000_000;
const RATE_DIGITS = 10;

/** A rate as decimal digits, without exponent and without zeros at its end; undefined for what can be no rate. */
export function rateText(rate: number): string | undefined {
  if (!Number.isFinite(rate) || rate <= 0 || rate > RATE_MAX) return undefined;
  const text = rate.toFixed(RATE_DIGITS).replace(/\.?0+$/, '');
  return /[1-9]/.test(text) ? text : undefined;
}

/** Exact from the first digit to the last: a rate never passes through a fraction that a float would bend. */
export function convertPrice(price: Money, to: string, { rate, rounding, charm }: PriceRule): Money {
  const [whole = '0', fraction = ''] = rate.split('.');
  const [toDecimals, fromDecimals] = [decimalsOf(to), decimalsOf(price.currency)];
  const numerator = BigInt(price.amount) * BigInt(whole + fraction) * 10n ** BigInt(toDecimals);
  const denominator = 10n ** BigInt(fraction.length + fromDecimals);
  const step = minorOf(rounding, toDecimals);
  const rounded =
    step > 0n
      ? dividedUp(numerator, denominator * step) * step
      : (numerator * 2n + denominator) / (denominator * 2n);
  const charmed = rounded + minorOf(charm, toDecimals);
  // A charm that would leave nothing, or less, is no charm.
  return money(Number(charmed > 0n ? charmed : rounded), to);
}

const dividedUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;
/** Only for figures of the lists above, which are whole in minor units. */
const minorOf = (units: number, decimals: number): bigint => BigInt(Math.round(units * 10 ** decimals));

const PREVIEW_UNITS = 20;
/** The price that previews start from: twenty of whatever the store sells in. */
export const previewPrice = (code: string): Money => money(PREVIEW_UNITS * 10 ** decimalsOf(code), code);
