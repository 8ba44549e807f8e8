// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout changes `display`, which takes the native roles away.
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

export type Totals = Readonly<{
  /** Says what was added up, before the first figure. */
  label: string;
  /** Each stands under the column of this id. */
  figures: ReadonlyMap<string, ReactNode>;
}>;

type TotalsRowProps = Readonly<{
  columns: readonly Pick<Column<never>, 'id' | 'align'>[];
  totals: Totals;
  selectable: boolean;
}>;

/** What the columns of figures add up to, each sum under its own column. A column that is hidden takes its sum along. */
export function TotalsRow({ columns, totals, selectable }: TotalsRowProps) {
  const first = columns.findIndex(({ id }) => totals.figures.has(id));
  if (first <= 0) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={first + (selectable ? 1 : 0)}>
          {totals.label}
        </th>
        {columns.slice(first).map(({ id, align }) => (
          <td role="cell" key={id} className={align}>
            {totals.figures.get(id)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
