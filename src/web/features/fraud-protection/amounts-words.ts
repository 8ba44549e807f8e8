import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { fraudLabCopy as copy } from './fraud-lab-copy.ts';

type Amount = Readonly<{ amount: number; currency: string }>;

const SHOWN_MAX = 2;

/** Sums never mix currencies: the first two, and how many more there are. */
export function amountsOf(amounts: readonly Amount[]): string {
  if (amounts.length <= SHOWN_MAX + 1) return allAmountsOf(amounts);
  return copy.andMore(eachOf(amounts).slice(0, SHOWN_MAX), amounts.length - SHOWN_MAX);
}

export const allAmountsOf = (amounts: readonly Amount[]): string => listCopy.listed(eachOf(amounts));

const eachOf = (amounts: readonly Amount[]): readonly string[] =>
  amounts.map(({ amount, currency }) => moneyWords(money(amount, currency), amounts.length > 1));
