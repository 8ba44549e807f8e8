import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { listPages } from '#web/blocks/list-pages.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { exportsColumns } from './exports-columns.tsx';
import { exportsCopy as copy } from './exports-copy.ts';
import { exportsQuery, useDownload } from './exports-queries.ts';

const EXPORTS_LIST: ListDefinition = {
  filters: [],
  sorts: ['created'],
  usualSort: { column: 'created', direction: 'desc' },
};

/** What was asked for, by whom, what it held, and how to get it again. A mail leads to one of them. */
export function FilesView() {
  const search = useSearch({ from: '/payments/exports' });
  const address = useListAddress(search, EXPORTS_LIST);
  const exports = useQuery(exportsQuery(address.page, address.perPage, search.filter));
  const download = useDownload();
  const { show } = useSnackbar();
  const total = exports.data?.total_count;

  return (
    <DataTable
      label={copy.table}
      columns={exportsColumns(
        (record) =>
          download.mutate(record, {
            onError: (error) => show({ text: copy.downloadFailed(failureWords(error)), urgent: true }),
          }),
        download.isPending ? download.variables.export_id : undefined,
      )}
      rows={exports.data?.data ?? []}
      rowKey={({ export_id }) => export_id}
      density="comfortable"
      loading={exports.isPending}
      waitingRows={5}
      refreshing={exports.isRefetching}
      failed={
        exports.isError ? (
          <ErrorNotice title={copy.failed} retrying={exports.isFetching} onRetry={() => exports.refetch()}>
            {failureWords(exports.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="download" level={2} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      }
      foot={listPages(address, total)}
    />
  );
}
