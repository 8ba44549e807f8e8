// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout changes `display`, which takes the native roles away.
import { BareCheckbox } from '../bare-checkbox.tsx';
import { Link } from '../link.tsx';
import { Bar } from '../skeleton.tsx';
import { WORDS } from '../words-copy.ts';
import type { Column, Selection } from './column.ts';

type RowsProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
};

export function TableRows<Row>({ rows, rowKey, columns, selection }: RowsProps<Row>) {
  return rows.map((row) => {
    const key = rowKey(row);
    return (
      <tr role="row" key={key}>
        {selection && (
          <td role="cell" data-slot="select">
            <BareCheckbox
              label={WORDS.selectRow(selection.rowName(row))}
              checked={selection.selected.has(key)}
              onChange={(checked) => selection.onChange(toggled(selection.selected, key, checked))}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const before = columns[index - 1];
          const way = before?.slot === 'link' ? before.opens?.(row) : undefined;
          return (
            <td
              role="cell"
              key={column.id}
              data-slot={column.slot}
              data-label={column.label}
              data-opens={column.opens && ''}
              className={cellClass(column)}
              // What is cut is cut at its own end: an address at its country, in Arabic too.
              dir={column.clip ? 'auto' : undefined}
              title={column.title?.(row)}
            >
              {way ? (
                // The keyboard has come past the same link a moment ago.
                <Link className="row-way" href={way} tabIndex={-1}>
                  {column.cell(row)}
                </Link>
              ) : (
                column.cell(row)
              )}
            </td>
          );
        })}
      </tr>
    );
  });
}

function cellClass<Row>({ align, clip, nowrap }: Column<Row>): string | undefined {
  return [align, clip && 'clip', nowrap && 'nowrap'].filter(Boolean).join(' ') || undefined;
}

function toggled(selected: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

type WaitingRowsProps<Row> = { count: number; columns: readonly Column<Row>[]; selectable: boolean };

/** Rows of the final height and columns while the first answer is awaited. */
export function WaitingRows<Row>({ count, columns, selectable }: WaitingRowsProps<Row>) {
  const keys = Array.from({ length: count }, (_, position) => `waiting ${position}`);
  return keys.map((key, position) => (
    <tr role="row" className="waiting" key={key}>
      {selectable && <td role="cell" data-slot="select" />}
      {columns.map((column, index) => (
        <td role="cell" key={column.id} data-slot={column.slot} className={column.align}>
          <Bar width={WIDTHS[(position + index) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}

const WIDTHS = ['72%', '56%', '84%', '48%', '64%'];
