import { decimalsOf } from '#domain/shared/money.ts';

/** A price people would print on a label: round in currencies without cents, ending in 0, 5 or 9 elsewhere. */
export function labelled(amount: number, currency: string): number {
  const decimals = decimalsOf(currency);
  if (decimals === 0) {
    const step = amount >= 100_000 ? 1000 : amount >= 10_000 ? 100 : 10;
    return Math.max(step, Math.round(amount / step) * step);
  }
  const whole = 10 ** decimals;
  const last = amount % whole > whole / 2 ? whole - whole / 100 : 0;
  return Math.max(Math.floor(amount / whole) * whole + last, whole);
}

/** The least a discount is rounded to: banks refuse a thousandth of a dinar, and nobody counts single yen. */
export const stepOf = (currency: string): number => (decimalsOf(currency) === 2 ? 1 : 10);
