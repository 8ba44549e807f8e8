import { decimalsOf, type Minor, minor } from '../shared/money.ts';

/**
 * An amount as tools for stores read it: `"29.35"`, in major units. With `dp` it has so many places, rounded half away from
 * zero where the currency has more.
 */
export function decimalText(amount: number, currency: string, dp: number = decimalsOf(currency)): string {
  const decimals = decimalsOf(currency);
  const scale = 10n ** BigInt(Math.max(decimals - dp, 0));
  const exact = BigInt(Math.abs(amount)) * 10n ** BigInt(Math.max(dp - decimals, 0));
  const rounded = (exact * 2n + scale) / (scale * 2n);
  const digits = String(rounded).padStart(dp + 1, '0');
  const sign = amount < 0 && rounded !== 0n ? '-' : '';
  return dp === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -dp)}.${digits.slice(-dp)}`;
}

const WRITTEN = /^(\d{1,12})(?:\.(\d{1,8}))?$/;

/** What such a text means, to the minor unit; nothing for what is no amount, or finer than the currency. */
export function minorOf(text: string, currency: string): Minor | undefined {
  const [, whole, part = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(part.slice(decimals))) return undefined;
  return minor(Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`));
}
