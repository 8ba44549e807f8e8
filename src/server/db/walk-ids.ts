import { type RawBuilder, sql } from 'kysely';
import { type Condition, isEverything } from './conditions.ts';
import { plannedOnce } from './plan-once.ts';

/** Ten pages of 25: what screens ask for more than for anything else. */
const FIRST_ROWS = 250;

type Walk = Readonly<{
  table: string;
  /** What tells the rows of one page apart. */
  ids: readonly string[];
  where: Condition;
  /** The columns of the order. */
  sorted: readonly string[];
  order: RawBuilder<unknown>;
  size: number;
  skipped: number;
}>;

const named = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((name) => sql.ref(name)));

/**
 * The ids of one page, walked along an index. The first pages of a whole list are planned once: for a limit that is not known
 * the database supposes a tenth of all there is, and of a bounded piece of the index that is about a page.
 */
export function walkIds({ table, ids, where, sorted, order, size, skipped }: Walk): RawBuilder<unknown> {
  const page = sql`order by ${order} limit ${size} offset ${skipped}`;
  if (!isEverything(where) || skipped + size > FIRST_ROWS)
    return sql`select ${named(ids)} from ${sql.table(table)} where ${where} ${page}`;
  const columns = [...new Set([...ids, ...sorted])];
  return sql`${plannedOnce} select ${named(ids)}
    from (select ${named(columns)} from ${sql.table(table)} order by ${order} limit ${sql.lit(FIRST_ROWS)}) as first_rows
    ${page}`;
}
