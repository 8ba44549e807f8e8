import { decimalsOf } from '#domain/shared/money.ts';

/** `0.00`: the figure alone, by the decimals of its currency. */
export function bareAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return amount < 0 ? `−${text}` : text;
}
