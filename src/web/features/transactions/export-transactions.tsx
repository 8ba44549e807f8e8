import { needsExportConfirmation } from '#domain/payments/export-confirmation.ts';
import { ExportButton } from '#web/shared/data-list/export-button.tsx';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { track } from '#web/shared/track.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';
import { checkExport, startExport } from './transactions-queries.ts';
import type { TransactionsSearch } from './transactions-search.ts';

type ExportTransactionsProps = Readonly<{
  search: TransactionsSearch;
  address: ListState;
  columns: readonly string[];
  /** Unknown while it is counted; then it is also unknown whether to ask. */
  count: number | undefined;
}>;

export function ExportTransactions({ search, address, columns, count }: ExportTransactionsProps) {
  const asksFirst = needsExportConfirmation(count ?? 0, address.isNarrowed);
  return (
    <ExportButton
      email={pageSettings().currentUserEmail}
      disabled={count === undefined}
      question={
        asksFirst && count !== undefined
          ? {
              title: copy.exportTitle(countWords(count)),
              text: copy.exportQuestion(count),
              action: copy.exportAction(countWords(count)),
            }
          : undefined
      }
      start={() => {
        track('transactions_export', { rows: count ?? null, filtered: address.isNarrowed });
        return startExport(search, address, columns);
      }}
      check={checkExport}
    />
  );
}
