import { assert } from './assert.ts';
import { decimalsOf, type Minor, type Money, minor } from './money.ts';

/** Shown with five decimals, or six below one, where five would hide too much. */
const DECIMALS = 5;
const DECIMALS_BELOW_ONE = 6;

type Fraction = Readonly<{ numerator: bigint; denominator: bigint }>;

/** How many units of `to` one unit of `from` bought, read from the two amounts of one conversion. */
export function formatRateBetween(from: Money, to: Money): string | undefined {
  if (from.amount === 0) return undefined;
  // Both amounts become whole units of their currency first: a yen has no hundredth, a dinar has a thousandth.
  return formatFraction({
    numerator: BigInt(Math.abs(to.amount)) * 10n ** BigInt(decimalsOf(from.currency)),
    denominator: BigInt(Math.abs(from.amount)) * 10n ** BigInt(decimalsOf(to.currency)),
  });
}

/** A rate as the database keeps it, a decimal string between whole units, with the digits a person reads. */
export function formatExchangeRate(rate: string): string | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate);
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return formatFraction({ numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) });
}

/**
 * The same money in another currency, at a rate between whole units written as a decimal string; the decimals of both
 * currencies are minded. Halves round away from zero, so that what is given back mirrors what was taken.
 */
export function convertedAt({ amount, currency }: Money, rate: string, to: string): Minor {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate);
  assert(match !== null, `${rate} is a rate`);
  const [, whole = '0', fraction = ''] = match;
  const dividend = BigInt(amount) * BigInt(whole + fraction) * 10n ** BigInt(decimalsOf(to));
  const divisor = 10n ** BigInt(fraction.length + decimalsOf(currency));
  const half = divisor / 2n;
  return minor(Number(dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor));
}

function formatFraction({ numerator, denominator }: Fraction): string {
  const decimals = numerator < denominator ? DECIMALS_BELOW_ONE : DECIMALS;
  const scale = 10n ** BigInt(decimals);
  const rounded = (numerator * scale * 2n + denominator) / (denominator * 2n); // Half rounds up.
  const fraction = String(rounded % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(rounded / scale) : `${rounded / scale}.${fraction}`;
}
