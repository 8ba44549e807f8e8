import type { Column } from '#web/ui/table/column.ts';
import { TotalsRow } from '#web/ui/table/table-totals.tsx';
import { countWords } from '../../shared/store-format.ts';
import type { ListCopy } from './data-list-copy.ts';
import type { SummaryFigure } from './list-summary.tsx';
import { listTotalsCopy } from './list-totals-copy.ts';

type ListTotalsProps = Readonly<{
  copy: ListCopy;
  columns: readonly Pick<Column<never>, 'id' | 'align'>[];
  total: number | undefined;
  figures: readonly SummaryFigure[] | undefined;
  selectable: boolean;
}>;

/** The figures of the summary once more, each under its own column. */
export function ListTotals({ copy, columns, total, figures = [], selectable }: ListTotalsProps) {
  const under = figures.flatMap(({ column, value }) => (column ? [[column, value] as const] : []));
  if (!total || under.length === 0) return null;
  const label = listTotalsCopy.all(countWords(total), copy.things(total));
  return <TotalsRow columns={columns} totals={{ label, figures: new Map(under) }} selectable={selectable} />;
}
