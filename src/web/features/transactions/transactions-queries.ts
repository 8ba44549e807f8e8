import { queryOptions } from '@tanstack/react-query';
import { transactionFilters } from '#contract/transaction-filters.ts';
import { listTransactions, suggestSearches, summarizeTransactions } from '#contract/transactions.ts';
import { TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { TransactionsSearch } from './transactions-search.ts';

export const filtersOf = (search: TransactionsSearch) => sentFilters(search, transactionFilters);

export const orderOf = ({ sort }: ListState) => ({
  sort: TRANSACTION_SORTS.find((known) => known === sort.column),
  direction: sort.direction,
});

export const transactionsQuery = (search: TransactionsSearch, state: ListState) =>
  listQuery(listTransactions, {
    ...filtersOf(search),
    ...orderOf(state),
    page: state.page,
    pagesize: state.perPage,
  });

export const summaryQuery = (search: TransactionsSearch) =>
  listQuery(summarizeTransactions, filtersOf(search));

export const findSearches = async (search_term: string, signal: AbortSignal): Promise<readonly string[]> => {
  const found = await call(suggestSearches, { search_term }, { signal });
  return found.map(({ label }) => label);
};

/** Only the filters offer all of them, so their names come after the rows. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async () => (await import('#web/shared/all-countries.ts')).allCountries(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Few visits filter: what can be filtered by, and its words, come after the rows. */
export const filterFieldsQuery = queryOptions({
  queryKey: ['transaction filters'],
  queryFn: async () => (await import('./transactions-filters.ts')).transactionFilterFields,
  staleTime: Number.POSITIVE_INFINITY,
});
