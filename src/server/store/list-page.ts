import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { walkIds } from '../db/walk-ids.ts';
import { walkPage } from '../db/walk-page.ts';
import type { Listed } from './store.ts';

type Direction = 'asc' | 'desc';

export type Walk = Readonly<{
  table: 'orders' | 'customers' | 'products';
  where: readonly Condition[];
  /** What an index holds in this order; the id comes last, so no row is on two pages. */
  columns: readonly string[];
  direction: Direction;
  page: number;
  pagesize: number;
}>;

type Reading<Row> = Readonly<{
  count: (db: Database) => Promise<number>;
  /** Whole rows for the ids of one page, in the order given. */
  read: (db: Database, ids: RawBuilder<unknown>, order: RawBuilder<unknown>) => Promise<Row[]>;
}>;

/** One page of ids along an index, then the rows of these alone. */
export async function listPage<Row>(
  db: Database,
  walk: Walk,
  { count, read }: Reading<Row>,
): Promise<Listed<Row>> {
  const shown = orderBy(walk.columns, walk.direction, 't');
  return walkPage(db, walk, {
    count,
    read: (on, { direction, size, skipped }) => read(on, ids(walk, direction, size, skipped), shown),
  });
}

const ids = ({ table, where, columns: sorted }: Walk, way: Direction, size: number, skipped: number) =>
  walkIds({ table, ids: ['id'], where: allOf(where), sorted, order: orderBy(sorted, way), size, skipped });

function orderBy(columns: readonly string[], direction: Direction, table?: 't'): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql.join(columns.map((name) => sql`${sql.ref(table ? `${table}.${name}` : name)} ${way}`));
}

/** How many rows fit, counted one by one: only for conditions an index narrows to few. */
export async function countRows(
  db: Database,
  table: Walk['table'],
  where: readonly Condition[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${allOf(where)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many there are of a thing, from the counts that triggers keep. */
export async function countKept(
  db: Database,
  thing: 'orders' | 'customers',
  value?: Readonly<{ is?: string | undefined; isNot?: string | undefined }>,
): Promise<number> {
  const { count } = await db
    .selectFrom('store_counts')
    .select(sql<number>`coalesce(sum(count), 0)::int8`.as('count'))
    .where('thing', '=', thing)
    .$if(value?.is !== undefined, (counts) => counts.where('value', '=', value?.is ?? ''))
    .$if(value?.isNot !== undefined, (counts) => counts.where('value', '<>', value?.isNot ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}
