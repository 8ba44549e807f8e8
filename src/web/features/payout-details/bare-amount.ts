import { decimalsOf } from '#domain/shared/money.ts';
import { separatorsOf } from '#domain/shared/separators.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/** `0.00`, `0,00`: the figure alone, by the decimals of its currency and the comma of the page's language. */
export function bareAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const { decimal } = separatorsOf(pageSettings().store.locale);
  const text = decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`;
  return amount < 0 ? `−${text}` : text;
}
