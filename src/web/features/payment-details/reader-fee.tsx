import { useQuery } from '@tanstack/react-query';
import { failureWords } from '#web/shared/failure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { readerChargesQuery } from './payment-details-queries.ts';
import { readerFeeCopy as copy } from './reader-fee-copy.ts';
import { type ReaderCharge, saveReaderFile } from './reader-fee-file.ts';

/** What each card reader cost behind one fee. */
export function ReaderFee({ id }: { id: string }) {
  const readers = useQuery(readerChargesQuery(id));
  const rows = readers.data ?? [];
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        rows.length > 0 && (
          <Button icon="download" onClick={() => saveReaderFile(id, rows)}>
            {copy.download}
          </Button>
        )
      }
    >
      <DataTable
        label={copy.table}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ reader_id }) => reader_id}
        loading={readers.isPending}
        waitingRows={3}
        failed={
          readers.isError && (
            <ErrorNotice title={copy.failed} retrying={readers.isFetching} onRetry={() => readers.refetch()}>
              {failureWords(readers.error)}
            </ErrorNotice>
          )
        }
        empty={
          <EmptyState icon="card" title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        foot={rows.length > 0 && <Total rows={rows} />}
      />
    </Page>
  );
}

/** One sum for each currency: they are never mixed. */
function Total({ rows }: { rows: readonly ReaderCharge[] }) {
  const currencies = [...new Set(rows.map(({ fee }) => fee.currency))];
  return (
    <span className="push strong">
      {copy.total}{' '}
      {currencies.map((currency) => (
        <MoneyText
          key={currency}
          currency={currency}
          amount={rows.reduce((sum, { fee }) => (fee.currency === currency ? sum + fee.amount : sum), 0)}
        />
      ))}
    </span>
  );
}

const COLUMNS: readonly Column<ReaderCharge>[] = [
  { id: 'reader_id', label: copy.reader, slot: 'title', cell: ({ reader_id }) => <code>{reader_id}</code> },
  { id: 'status', label: copy.status, slot: 'state', cell: ({ status }) => copy.statuses[status] ?? status },
  {
    id: 'count',
    label: copy.count,
    slot: 'meta',
    align: 'end',
    cell: ({ count }) => <span className="num">{countWords(count)}</span>,
  },
  {
    id: 'fee',
    label: copy.fee,
    slot: 'amount',
    align: 'end',
    cell: ({ fee }) => <MoneyText amount={fee.amount} currency={fee.currency} />,
  },
];
