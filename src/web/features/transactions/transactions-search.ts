import type * as z from 'zod/mini';
import type { Sent } from '#contract/endpoint.ts';
import { transactionFilters } from '#contract/transaction-filters.ts';
import type { summarizeTransactions } from '#contract/transactions.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { transactionsSearch } from '#web/shared/search-parameters.ts';

export type TransactionsSearch = z.output<typeof transactionsSearch>;
type SentFilters = Sent<typeof summarizeTransactions>;

const isFilter = (name: string): name is keyof typeof transactionFilters =>
  Object.hasOwn(transactionFilters, name);

/** The address as the server understands it. Lists may be written with commas, and `type` is an older name of `type_is`. */
export function understoodSearch(search: TransactionsSearch): TransactionsSearch {
  const { type, type_is_in, ...rest } = search;
  const named: TransactionsSearch = {
    ...rest,
    type_is: search.type_is ?? type,
    type_is_in: type_is_in?.flatMap((texts) => texts.split(',')),
  };
  return understood(named, transactionFilters);
}

/** The filters of an understood address as they travel. Days become bounds in UTC here, and nowhere else. */
export function sentFilters(search: TransactionsSearch, timezone: string): SentFilters {
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name)));
  // The schema above has read every one of them.
  return { ...filters, ...widenDates(search, timezone) } as SentFilters;
}
