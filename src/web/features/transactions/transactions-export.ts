import { checkTransactionsExport, exportTransactions } from '#contract/exports.ts';
import { needsExportConfirmation } from '#domain/payments/export-confirmation.ts';
import { TRANSACTION_COLUMN_IDS } from '#domain/payments/transaction-columns.ts';
import { ACCOUNTANTS_COLUMNS } from '#domain/payments/transaction-file-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import type { FileOptions } from '#web/blocks/data-list/export-file.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { countWords } from '#web/shared/store-format.ts';
import { exportCopy as copy } from './transactions-export-copy.ts';
import { filtersOf, orderOf } from './transactions-queries.ts';
import type { TransactionsSearch } from './transactions-search.ts';

/** Those on the screen, or those that books are kept with. */
type FileColumns = readonly string[] | 'accountants';

/** A long file is asked about first, unless somebody already narrowed the list. */
export const questionBefore = (count: number, isNarrowed: boolean, columns: FileColumns) =>
  needsExportConfirmation(count, isNarrowed)
    ? {
        title: copy.title(countWords(count)),
        text: copy.question(count),
        action: copy.action(countWords(count)),
        ...(columns === 'accountants' && { columns: copy.accountantsColumns }),
      }
    : undefined;

/** The file of the list as it stands on the screen: its filters, its order, and these columns. Its language, unless chosen, is in the settings. */
export const startExport = (
  search: TransactionsSearch,
  state: ListState,
  columns: FileColumns,
  { locale, days }: FileOptions,
) =>
  call(exportTransactions, {
    ...filtersOf(search),
    ...(days && { date_between: [...days] }),
    ...orderOf(state),
    columns:
      columns === 'accountants'
        ? [...ACCOUNTANTS_COLUMNS]
        : TRANSACTION_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale,
  });

export const checkExport = (export_id: ExportId) => call(checkTransactionsExport, { export_id });
