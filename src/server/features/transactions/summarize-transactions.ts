import type { Replied } from '#contract/kit/endpoint.ts';
import type { summarizeTransactions as contract } from '#contract/transactions.ts';
import { onlyTotals } from '#domain/payments/summary-totals.ts';
import { minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import type { Selection } from './selection.ts';
import { findFacets } from './transaction-facets.ts';
import { sumTransactions } from './transaction-sums-repository.ts';

/** Nothing matching is nothing in the currency that was asked for, or else in the store's own. */
export async function summarizeTransactions(
  db: Database,
  selection: Selection,
  storeCurrency: string,
): Promise<Replied<typeof contract>> {
  const [totals, facets] = await Promise.all([sumTransactions(db, selection), findFacets(db)]);
  const only = onlyTotals(totals);
  const emptyCurrency = totals.length === 0 ? (selection.currency ?? storeCurrency.toLowerCase()) : '';
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    total: only?.total ?? minor(0),
    fees: only?.fees ?? minor(0),
    net: only?.net ?? minor(0),
    currency: only?.currency ?? emptyCurrency,
    totals,
    ...facets,
  };
}
