import { listCopy } from '#domain/shared/list-copy.ts';
import { type Currency, type Money, minor } from '#domain/shared/money.ts';
import { moneyWords } from '#web/shared/store-format.ts';

/** What several payments add up to: one sum for each currency, because sums never mix them. */
export function amountsOf(rows: readonly Money[]): string {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return listCopy.listed(
    [...sums].map(([currency, sum]) => moneyWords({ amount: minor(sum), currency }, sums.size > 1)),
  );
}
