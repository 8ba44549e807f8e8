import { type RawBuilder, sql } from 'kysely';
import { plannedOnce } from './plan-once.ts';

/** The first pages of ten, or of four of a longer kind. */
const FIRST_ROWS = 250;

type Wanted = Readonly<{
  table: string;
  /** Those of the answer. */
  columns: readonly string[];
  /** Those of the order. */
  sorted: readonly string[];
  order: RawBuilder<unknown>;
  size: number;
  skipped: number;
}>;

/**
 * The first pages of a list without filters, which screens ask for more than for anything else; nothing for later ones. Their
 * plan is made once, and for a size that is not known the database supposes a tenth of all there is: of a bounded piece of the
 * index that is about a page.
 */
export function firstRows({
  table,
  columns,
  sorted,
  order,
  size,
  skipped,
}: Wanted): RawBuilder<unknown> | undefined {
  if (skipped + size > FIRST_ROWS) return undefined;
  const inner = [...new Set([...columns, ...sorted])].map((name) => sql.ref(name));
  return sql`${plannedOnce} select ${sql.join(columns.map((name) => sql.ref(name)))}
    from (select ${sql.join(inner)} from ${sql.table(table)} order by ${order} limit ${sql.lit(FIRST_ROWS)}) as first_rows
    order by ${order} limit ${size} offset ${skipped}`;
}
