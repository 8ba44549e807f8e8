import { type ReactNode, type RefObject, Suspense, useId, useRef } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { FilterArea } from '#web/ui/filters/filter-area.tsx';
import { atOnce, later } from '#web/ui/later.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Selection } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { countWords } from '../../shared/store-format.ts';
import { type ListCopy, dataListCopy as words } from './data-list-copy.ts';
import type { HiddenColumns } from './hidden-columns.ts';
import type { ListAddress } from './list-address.ts';
import { type ListColumn, visibleColumns } from './list-column.ts';
import type { ListRows } from './list-rows.ts';
import type { ListSearchProps } from './list-search.tsx';
import type { ListFilter } from './list-state.ts';
import { ListSummary, type ListSummaryProps } from './list-summary.tsx';
import { type FilterPanelState, ListTools, useFilterPanel } from './list-tools.tsx';
import { useArrival } from './use-arrival.ts';
import './data-list.css';

/** Few addresses name a filter that there is not. */
const UnknownFilters = later(async () => (await import('./unknown-filters.tsx')).UnknownFilters);

/** Sums come after the rows they are the sums of. */
const ListTotals = atOnce(async () => (await import('./list-totals.tsx')).ListTotals);

/** Most lists have rows. */
const NothingToShow = later(async () => (await import('./nothing-to-show.tsx')).NothingToShow);

const FilterPanel = later(async () => (await import('./list-filter-panel.tsx')).ListFilterPanel);

const PAGE_SIZES = [25, 50, 75, 100];
const WAITING_ROWS_MAX = 25;

export type DataListProps<Row> = Readonly<{
  copy: ListCopy;
  address: ListAddress;
  /** Undefined while they are on their way. */
  filters: readonly ListFilter[] | undefined;
  /** All columns this person may see, in their order. */
  columns: readonly ListColumn<Row>[];
  hidden: HiddenColumns;
  rows: ListRows<Row>;
  rowKey: (row: Row) => string;
  summary?: ListSummaryProps;
  /** How the figures of the summary were read: a list without them says so. */
  summaryRead?: Pick<ListRows<Row>, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Stands above everything else in the card. */
  title?: ReactNode;
  search?: ListSearchProps;
  /** Choices of this list alone, between search and filters. */
  tools?: ReactNode;
  /** Ticks before the rows, and what can be done with those ticked. */
  selection?: Selection<Row>;
  selectionBar?: ReactNode;
  /** As which list its views are saved; only a list that is a part of another page has none, and says so. */
  views: ViewedList | undefined;
  /** Comfortable where rows carry buttons. */
  density?: 'comfortable';
}>;

/** A list of things to filter, search, sort and page through. It knows no thing by itself: everything is handed to it. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { copy, address, filters, columns, hidden, rowKey, search, tools } = props;
  const { selection, selectionBar, density, views } = props;
  const { rows, setAwaited } = useArrival(views, props.rows);
  const panelId = useId();
  const panel = useFilterPanel(address);
  const card = useRef<HTMLDivElement>(null);
  const total = rows.data?.total_count;
  const shown = visibleColumns(columns, hidden.hidden);
  // A telephone has one line above the rows: what does not search stands beside their count.
  const isTight = useNarrow() && !rows.isError;
  const bar = (
    <ListTools
      {...{ address, filters, panel, panelId, columns, hidden, search, views, setAwaited }}
      tools={isTight && search ? undefined : tools}
      isFetching={rows.isFetching}
    />
  );

  return (
    <div className="stack" data-gap="small">
      {address.leftOut.length > 0 && (
        <Suspense>
          <UnknownFilters address={address} filters={filters ?? []} />
        </Suspense>
      )}
      {(search || !isTight) && bar}
      <div ref={card} className="list-card">
        <DataTable
          label={copy.name}
          columns={shown}
          rows={rows.data?.data ?? []}
          rowKey={rowKey}
          density={density}
          selection={selection}
          selectionBar={selectionBar}
          sort={address.sort}
          onSort={address.setSort}
          loading={rows.isPending}
          waitingRows={Math.min(address.perPage, WAITING_ROWS_MAX)}
          refreshing={rows.isFetching && !rows.isPending}
          totals={
            <Suspense>
              <ListTotals
                copy={copy}
                columns={shown}
                total={total}
                figures={props.summary?.figures}
                selectable={Boolean(selection)}
              />
            </Suspense>
          }
          head={
            <Head
              {...props}
              rows={rows}
              panel={panel}
              panelId={panelId}
              aside={isTight && (search ? tools : bar)}
            />
          }
          failed={rows.isError ? <Failed title={copy.failed} read={rows} /> : undefined}
          empty={
            <Suspense>
              <NothingToShow copy={copy} address={address} total={total ?? 0} />
            </Suspense>
          }
          foot={
            rows.isError || total === 0 ? undefined : <Pages address={address} total={total} card={card} />
          }
        />
      </div>
      <Announcement copy={copy} rows={rows} />
    </div>
  );
}

type HeadProps<Row> = DataListProps<Row> &
  Readonly<{ panel: FilterPanelState; panelId: string; aside: ReactNode }>;

/** Inside the card, above the table: the open filters, then how much they leave. */
function Head<Row>(props: HeadProps<Row>) {
  const { copy, address, filters, rows, summary, summaryRead, title, panel, panelId } = props;
  return (
    <>
      {title}
      <FilterArea
        Panel={FilterPanel}
        id={panelId}
        things={copy.things(2)}
        fields={filters ?? []}
        state={address.filters}
        onChange={address.setFilters}
        open={panel.isOpen && filters !== undefined}
        onClose={() => panel.open(false)}
      />
      {!rows.isError && (
        <ListSummary
          {...summary}
          aside={props.aside}
          total={rows.data?.total_count}
          things={copy.things}
          onCurrency={(code) => address.set('store_currency_is', code)}
        />
      )}
      {!rows.isError && summaryRead?.isError && (
        <div className="card-body">
          <Failed title={copy.summaryFailed ?? copy.failed} read={summaryRead} />
        </div>
      )}
    </>
  );
}

type PagesProps = Readonly<{
  address: ListAddress;
  total: number | undefined;
  card: RefObject<HTMLElement | null>;
}>;

function Pages({ address, total, card }: PagesProps) {
  return (
    <Pagination
      page={address.page}
      pageSize={address.perPage}
      pageSizes={PAGE_SIZES}
      total={total}
      formatCount={countWords}
      onPage={(page) => {
        address.goToPage(page);
        backToTop(card.current);
      }}
      onPageSize={address.setPerPage}
    />
  );
}

/** The next page is read from its first row. */
function backToTop(card: HTMLElement | null): void {
  if (card && card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' });
}

type FailedProps = Readonly<{
  title: string;
  read: Pick<ListRows<unknown>, 'error' | 'isFetching' | 'refetch'>;
}>;

function Failed({ title, read }: FailedProps) {
  return (
    <ErrorNotice title={title} retrying={read.isFetching} onRetry={() => read.refetch()}>
      {failureWords(read.error)}
    </ErrorNotice>
  );
}

/** Says the new count aloud when a filter has changed it. */
function Announcement<Row>({ copy, rows }: Pick<DataListProps<Row>, 'copy' | 'rows'>) {
  const total = rows.isFetching || rows.isError ? undefined : rows.data?.total_count;
  return (
    <VisuallyHidden>
      <span role="status">{total !== undefined && words.found(countWords(total), copy.things(total))}</span>
    </VisuallyHidden>
  );
}
