import { useQuery } from '@tanstack/react-query';
import type { SyncState } from '#contract/sync.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { setupCopy as copy } from './setup-copy.ts';
import { historyQuery } from './setup-queries.ts';

type Walk = SyncState['backfills'][number];

const kindWords = ({ kind }: Walk): string => copy.kinds[kind] ?? kind;

function leftWords({ finished, left_s }: Walk): string {
  if (finished !== null) return copy.done;
  return left_s === null ? copy.leftUnknown : copy.left(left_s);
}

const { historyColumns: label } = copy;
const COLUMNS: readonly Column<Walk>[] = [
  { id: 'kind', label: label.kind, slot: 'title', cell: kindWords },
  {
    id: 'rows',
    label: label.rows,
    align: 'end',
    slot: 'amount',
    cell: ({ objects }) => <span className="num">{countWords(objects)}</span>,
  },
  {
    id: 'rate',
    label: label.rate,
    align: 'end',
    slot: 'note',
    cell: ({ rate }) => rate !== null && copy.rate(countWords(Math.max(1, Math.round(rate)))),
  },
  { id: 'left', label: label.left, slot: 'meta', cell: leftWords },
  {
    id: 'progress',
    label: label.progress,
    slot: 'state',
    cell: (walk) => (
      <ProgressBar
        label={copy.progressOf(kindWords(walk))}
        percent={walk.share === null ? undefined : walk.share * 100}
        kind={walk.finished === null ? undefined : 'success'}
      />
    ),
  },
];

/** How far the first copy of everything has come: rows, how fast, and how long it will still take. */
export function CopiedHistory() {
  const sync = useQuery(historyQuery());
  return (
    <DataTable
      label={copy.historyTitle}
      columns={COLUMNS}
      rows={sync.data?.backfills ?? []}
      rowKey={({ kind }) => kind}
      loading={sync.isPending}
      waitingRows={4}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.historyTitle}</h2>
        </div>
      }
      failed={
        sync.isError ? (
          <ErrorNotice title={copy.historyFailed} retrying={sync.isFetching} onRetry={() => sync.refetch()}>
            {failureWords(sync.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="swap" level={2} title={copy.historyNone}>
          {copy.historyNoneText}
        </EmptyState>
      }
    />
  );
}
