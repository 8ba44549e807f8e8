import { decimalsOf, type Money } from '../shared/money.ts';

/** A price bound travels as hundredths of a whole unit and a currency, `1999|usd`, whatever that currency's decimals. */
export type PriceBound = Readonly<{ hundredths: number; currency: string }>;

/** 19.99 becomes 1999: rounded, because the float just below 1999 must not lose a cent. */
export const writePriceBound = (wholeUnits: number, currency: string): string =>
  `${Math.round(wholeUnits * 100)}|${currency.toLowerCase()}`;

export function readPriceBound(value: unknown): PriceBound | undefined {
  const match = typeof value === 'string' ? /^(\d{1,15})\|([a-z]{3})$/.exec(value) : null;
  return match?.[1] && match[2] ? { hundredths: Number(match[1]), currency: match[2] } : undefined;
}

/** Below zero when the total is under the bound, above when over; undefined across currencies, which have no order. */
export function compareWithBound(total: Money, bound: PriceBound): number | undefined {
  if (total.currency !== bound.currency) return undefined;
  // Both sides in the finer of the two units, as whole numbers: 1.234 dinars are over 1.23.
  const left = BigInt(total.amount) * 100n;
  const right = BigInt(bound.hundredths) * 10n ** BigInt(decimalsOf(total.currency));
  return left < right ? -1 : left > right ? 1 : 0;
}
