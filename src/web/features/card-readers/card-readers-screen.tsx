import { useQuery } from '@tanstack/react-query';
import { type CardReader, listReaders } from '#contract/readers.ts';
import { readQuery } from '#web/api/query-client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { cardReadersCopy as copy, modelWords } from './card-readers-copy.ts';

const READERS_MAX = 10;

/** The readers of the shop, and which of them are in use. */
export function CardReadersScreen() {
  const readers = useQuery(readQuery(listReaders, { limit: READERS_MAX }));
  const rows = readers.data ?? [];
  return (
    <Page
      title={copy.title}
      tabs={
        <Tabs
          label={copy.tabs}
          tabs={[{ href: paths.cardReaders(), label: copy.connected, current: true }]}
        />
      }
    >
      <DataTable
        label={copy.connected}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        density="comfortable"
        loading={readers.isPending}
        waitingRows={3}
        refreshing={readers.isFetching && !readers.isPending}
        failed={
          readers.isError && (
            <ErrorNotice title={copy.failed} retrying={readers.isFetching} onRetry={() => readers.refetch()}>
              {failureWords(readers.error)}
            </ErrorNotice>
          )
        }
        empty={
          <EmptyState icon="card" title={copy.empty} level={2}>
            {copy.emptyText}
          </EmptyState>
        }
        foot={rows.length > 0 && <span className="subtle">{copy.note}</span>}
      />
    </Page>
  );
}

const COLUMNS: readonly Column<CardReader>[] = [
  { id: 'id', label: copy.columns.id, slot: 'title', cell: ({ id }) => <code>{id}</code> },
  {
    id: 'device_type',
    label: copy.columns.model,
    slot: 'meta',
    cell: ({ device_type }) => modelWords(device_type),
  },
  {
    id: 'status',
    label: copy.columns.status,
    slot: 'state',
    cell: ({ is_active }) => (
      <Chip kind={is_active ? 'success' : 'light'}>{is_active ? copy.active : copy.inactive}</Chip>
    ),
  },
];
