import { useQueryClient } from '@tanstack/react-query';
import { ExportButton } from '#web/blocks/data-list/export-button.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { track } from '#web/shared/track.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';
import { filtersOf, transactionsQuery } from './transactions-queries.ts';
import type { TransactionsSearch } from './transactions-search.ts';

type ExportTransactionsProps = Readonly<{
  search: TransactionsSearch;
  address: ListState;
  columns: readonly string[];
}>;

/** Comes with the first press: most visits to a list end without a file. */
const exporting = () => import('./transactions-export.ts');

/** The file of what is on the screen, and the one that an accountant wants of the same rows. */
export const ExportTransactions = (props: ExportTransactionsProps) => (
  <>
    {may('export') && <FileButton {...props} columns="accountants" label={copy.forAccountants} />}
    <FileButton {...props} />
  </>
);

type FileButtonProps = Omit<ExportTransactionsProps, 'columns'> &
  Readonly<{ columns: readonly string[] | 'accountants'; label?: string }>;

/** Pressed before the rows are here, it waits for their count, which decides if it asks. */
function FileButton({ search, address, columns, label }: FileButtonProps) {
  const client = useQueryClient();

  return (
    <ExportButton
      label={label}
      email={pageSettings().currentUserEmail}
      question={async () => {
        const { total_count } = await client.fetchQuery(transactionsQuery(search, address));
        return (await exporting()).questionBefore(total_count, address.isNarrowed, columns);
      }}
      start={async (locale, days) => {
        track('transactions_export', { filtered: address.isNarrowed, columns: columns.length });
        return (await exporting()).startExport(search, address, columns, { locale, days });
      }}
      check={async (export_id) => (await exporting()).checkExport(export_id)}
      {...(label === undefined && { scheduled: { kind: 'transactions', filters: filtersOf(search) } })}
    />
  );
}
