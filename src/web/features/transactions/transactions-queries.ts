import { checkTransactionsExport, exportTransactions } from '#contract/exports.ts';
import { listTransactions, suggestSearches, summarizeTransactions } from '#contract/transactions.ts';
import { TRANSACTION_COLUMN_IDS, TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { sentFilters, type TransactionsSearch } from './transactions-search.ts';

const filtersOf = (search: TransactionsSearch) => sentFilters(search, pageSettings().store.timezone);

const orderOf = ({ sort }: ListState) => ({
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

/** The file of the list as it stands on the screen: its filters, its order, its columns, its language. */
export const startExport = (search: TransactionsSearch, state: ListState, columns: readonly string[]) =>
  call(exportTransactions, {
    ...filtersOf(search),
    ...orderOf(state),
    columns: TRANSACTION_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale: pageSettings().locale.code,
  });

export const checkExport = (export_id: ExportId) => call(checkTransactionsExport, { export_id });
