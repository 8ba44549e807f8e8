import type { Currency, Minor } from '../shared/money.ts';

export type CurrencyTotals = Readonly<{
  currency: Currency;
  count: number;
  total: Minor;
  fees: Minor;
  net: Minor;
}>;

/** The totals of the rows that matched, where all are in one store currency: a sum never mixes currencies. */
export const onlyTotals = (totals: readonly CurrencyTotals[]): CurrencyTotals | undefined =>
  totals.length === 1 ? totals[0] : undefined;

type Summary = Readonly<{ totals: readonly CurrencyTotals[]; store_currencies: readonly string[] }>;

/** A list shows totals where the store has one currency, or one is asked for; not where all matches happen to share one. */
export const shownTotals = (
  { totals, store_currencies }: Summary,
  currencyAskedFor: string | undefined,
): CurrencyTotals | undefined =>
  currencyAskedFor || store_currencies.length === 1 ? onlyTotals(totals) : undefined;
