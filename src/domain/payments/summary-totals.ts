import type { Currency, Minor } from '../shared/money.ts';

export type CurrencyTotals = Readonly<{
  currency: Currency;
  count: number;
  total: Minor;
  fees: Minor;
  net: Minor;
}>;

/** Totals are shown only when every row that matched is in one store currency: a sum never mixes currencies. */
export const shownTotals = (totals: readonly CurrencyTotals[]): CurrencyTotals | undefined =>
  totals.length === 1 ? totals[0] : undefined;
