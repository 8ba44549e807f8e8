import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ShownEntry } from '#contract/books.ts';
import type { Month } from '#domain/books/lock-periods.ts';
import { labelOf } from '#domain/shared/word.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { listPages } from '#web/blocks/list-pages.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { countWords, dayWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { booksCopy as copy } from './books-copy.ts';
import { entriesQuery } from './books-queries.ts';

const ENTRIES_LIST: ListDefinition = {
  filters: [],
  sorts: ['day'],
  usualSort: { column: 'day', direction: 'asc' },
};

/** Where an entry leads: its payment, or its payout. */
const hrefOf = ({ payment, payout, transaction }: ShownEntry): string | undefined => {
  if (payment !== null)
    return paths.payment({ id: payment, ...(transaction && { transaction_id: transaction }) });
  return payout === null ? undefined : paths.payout(payout);
};

const wordsOf = ({ kind, count }: ShownEntry): string =>
  kind === 'summary' ? (count === 1 ? copy.one : copy.summary(countWords(count))) : labelOf(copy.kind, kind);

const ENTRY_COLUMNS: readonly Column<ShownEntry>[] = [
  {
    id: 'day',
    label: copy.entryColumns.day,
    nowrap: true,
    slot: 'meta',
    cell: ({ day }) => (
      <time className="num" dateTime={day}>
        {dayWords(day)}
      </time>
    ),
  },
  {
    id: 'what',
    label: copy.entryColumns.what,
    slot: 'title',
    opens: hrefOf,
    cell: (entry) => <What entry={entry} />,
  },
  {
    id: 'accounts',
    label: copy.entryColumns.accounts,
    cell: (entry) => <Lines entry={entry} />,
  },
];

function What({ entry }: Readonly<{ entry: ShownEntry }>) {
  const href = hrefOf(entry);
  const words = wordsOf(entry);
  return (
    <>
      {href === undefined ? words : <Link href={href}>{words}</Link>}
      {entry.order !== null && <span className="muted"> {copy.order(entry.order)}</span>}
      {entry.late_of !== null && (
        <>
          {' '}
          <Chip kind="warning">{copy.lateOf(dayWords(entry.late_of))}</Chip>
        </>
      )}
    </>
  );
}

function Lines({ entry: { lines, currency } }: Readonly<{ entry: ShownEntry }>) {
  return (
    <dl className="facts entry-lines" data-kind="amounts">
      {lines.map(({ account, code, name, amount }) => (
        <div key={account}>
          <dt>
            <span className="num muted">{code}</span> {name}
          </dt>
          <dd className="muted">{amount > 0 ? copy.columns.debit : copy.columns.credit}</dd>
          <dd>
            <MoneyText amount={Math.abs(amount)} currency={currency} explicit />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every entry of the month, in the order of its files. */
export function BookEntries({ month }: Readonly<{ month: Month }>) {
  const search = useSearch({ from: '/payments/books' });
  const address = useListAddress(search, ENTRIES_LIST);
  const entries = useQuery(entriesQuery(month, address.page, address.perPage));
  const total = entries.data?.total_count;
  return (
    <DataTable
      label={copy.entries}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.entries}</h2>
        </div>
      }
      columns={ENTRY_COLUMNS}
      rows={entries.data?.data ?? []}
      rowKey={({ id, kind }) => `${id} ${kind}`}
      density="comfortable"
      loading={entries.isPending}
      waitingRows={5}
      refreshing={entries.isRefetching}
      failed={
        entries.isError ? (
          <ErrorNotice
            title={copy.entriesFailed}
            retrying={entries.isFetching}
            onRetry={() => entries.refetch()}
          >
            {failureWords(entries.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="document" level={3} title={copy.noEntries}>
          {copy.noEntriesText}
        </EmptyState>
      }
      foot={listPages(address, total)}
    />
  );
}
