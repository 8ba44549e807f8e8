import { checkTransactionsExport, exportTransactions } from '#contract/exports.ts';
import { TRANSACTION_COLUMN_IDS } from '#domain/payments/transaction-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { filtersOf, orderOf } from './transactions-queries.ts';
import type { TransactionsSearch } from './transactions-search.ts';

/** The file of the list as it stands on the screen: its filters, its order, its columns. Its language, unless chosen, is in the settings. */
export const startExport = (
  search: TransactionsSearch,
  state: ListState,
  columns: readonly string[],
  locale: string | undefined,
) =>
  call(exportTransactions, {
    ...filtersOf(search),
    ...orderOf(state),
    columns: TRANSACTION_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale,
  });

export const checkExport = (export_id: ExportId) => call(checkTransactionsExport, { export_id });
