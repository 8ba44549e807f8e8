import type { Price } from '#domain/settings/displayed-fee.ts';
import { minor, money } from '#domain/shared/money.ts';
import { percentWords } from './figure-words.ts';
import { moneyWords } from './store-format.ts';

/** "2.9% + $0.30". Where only one part costs anything, the other is not said. */
export function priceWords({ percentage, fixed }: Price, currency: string): string {
  const sum = moneyWords(money(minor(Math.round(fixed)), currency));
  if (fixed === 0) return percentWords(percentage);
  return percentage === 0 ? sum : `${percentWords(percentage)} + ${sum}`;
}
