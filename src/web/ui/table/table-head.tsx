// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout changes `display`, which takes the native roles away.
import { Icon } from '../icon.tsx';
import type { Column, Sort } from './column.ts';

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  const sortable = Boolean(column.sortable && onSort);

  return (
    <th
      scope="col"
      role="columnheader"
      className={column.align}
      data-slot={column.slot}
      aria-sort={sortable ? ARIA_SORT[active ?? 'none'] : undefined}
    >
      {sortable ? (
        <button type="button" className="sort" onClick={() => onSort?.(nextSort(column, active))}>
          {column.label}
          <Icon name={(active ?? column.sortFirst ?? 'desc') === 'asc' ? 'up' : 'fall'} size="small" />
        </button>
      ) : (
        <span className={column.hideLabel ? 'hidden-visually' : undefined}>{column.label}</span>
      )}
      {column.labelEnd}
    </th>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function nextSort<Row>(column: Column<Row>, active: Sort['direction'] | undefined): Sort {
  if (!active) return { column: column.id, direction: column.sortFirst ?? 'desc' };
  return { column: column.id, direction: active === 'asc' ? 'desc' : 'asc' };
}
