// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout changes `display`, which takes the native roles away.
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { BareCheckbox } from '../bare-checkbox.tsx';
import { WORDS } from '../words-copy.ts';
import type { Column, Selection, Sort } from './column.ts';
import { useFits } from './fits.ts';
import { HeadCell } from './table-head.tsx';
import { TableRows, WaitingRows } from './table-rows.tsx';

export type DataTableProps<Row> = {
  /** Names the region and the table. */
  label: string;
  caption?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  density?: 'comfortable' | 'compact';
  /** Nothing to show yet: rows of skeletons. */
  loading?: boolean;
  waitingRows?: number;
  /** Old rows stay while new ones are read. */
  refreshing?: boolean;
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode;
  /** Stands in the place of the table when it could not be read. */
  failed?: ReactNode;
  /** Above the head: filters, the summary line. */
  head?: ReactNode;
  /** What the rows add up to, those of other pages included: a `tfoot`. */
  totals?: ReactNode;
  /** Under the rows: pages. */
  foot?: ReactNode;
  selection?: Selection<Row>;
  /** Shown above the head while rows are selected. */
  selectionBar?: ReactNode;
};

const WAITING_ROWS = 10;

/** A list of things. A row that leads somewhere opens wherever it is pressed; links and buttons inside it act for themselves. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    loading = false,
    refreshing = false,
    rows,
    empty,
    failed,
    head,
    foot,
    selection,
    selectionBar,
  } = props;
  const showsEmpty = !loading && rows.length === 0 && empty !== undefined;

  return (
    <section className="card table-frame" aria-label={label} aria-busy={loading || refreshing}>
      {head}
      {selection && selection.selected.size > 0 && selectionBar && (
        <div className="selection-bar">{selectionBar}</div>
      )}
      {failed ? <div className="card-body">{failed}</div> : showsEmpty ? empty : <ScrollRegion {...props} />}
      {foot && <div className="card-foot">{foot}</div>}
    </section>
  );
}

function ScrollRegion<Row>(props: DataTableProps<Row>) {
  const {
    label,
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    density,
    loading = false,
    selection,
    totals,
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const fits = useFits(region, table);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of its own inside the named card would be one landmark too many.
    <div
      ref={region}
      className="table-scroll"
      data-fits={fits || undefined}
      role="group"
      aria-label={WORDS.table(label)}
      tabIndex={fits ? undefined : 0}
    >
      <table
        ref={table}
        className="table"
        role="table"
        data-density={density}
        aria-label={caption ? undefined : label}
      >
        {caption && <caption className="hidden-visually">{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th scope="col" role="columnheader" className="select-column">
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/** biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens a row by the link inside it. */}
        <tbody role="rowgroup" onClick={pressed} onAuxClick={pressed}>
          {loading ? (
            <WaitingRows
              count={props.waitingRows ?? WAITING_ROWS}
              columns={columns}
              selectable={Boolean(selection)}
            />
          ) : (
            <TableRows rows={rows} rowKey={rowKey} columns={columns} selection={selection} />
          )}
        </tbody>
        {totals}
      </table>
    </div>
  );
}

/** What a press means comes with the first one. */
function pressed({ nativeEvent, currentTarget }: MouseEvent) {
  void import('./press-row.ts').then(({ pressRow }) => pressRow(nativeEvent, currentTarget));
}

type SelectAllProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row> };

function SelectAll<Row>({ rows, rowKey, selection }: SelectAllProps<Row>) {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;

  return (
    <BareCheckbox
      label={WORDS.selectAll}
      checked={all}
      mixed={chosen > 0 && !all}
      onChange={(checked) => {
        // Rows of other pages keep their tick.
        const others = [...selection.selected].filter((key) => !keys.includes(key));
        selection.onChange(new Set(checked ? [...others, ...keys] : others));
      }}
    />
  );
}
