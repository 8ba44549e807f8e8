import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';

const listed = (ids: readonly number[]): RawBuilder<unknown> => sql`${`{${ids.join(',')}}`}::int8[]`;

/** Only these, or all but these. */
export const amongIds = (
  {
    include,
    exclude,
  }: Readonly<{
    include?: readonly number[] | undefined;
    exclude?: readonly number[] | undefined;
  }>,
  column: 'id' | 'order_id' = 'id',
): Condition[] => [
  ...(include && include.length > 0 ? [sql<boolean>`${sql.ref(column)} = any(${listed(include)})`] : []),
  ...(exclude && exclude.length > 0 ? [sql<boolean>`${sql.ref(column)} <> all(${listed(exclude)})`] : []),
];

type Page = Readonly<{
  table: 'orders' | 'customers' | 'products';
  where: readonly Condition[];
  /** By what, before the id; nothing for the id alone, `include` for the order in which they were named. */
  by: RawBuilder<unknown> | 'include' | undefined;
  include?: readonly number[] | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}>;

export async function pageOfIds(db: Database, page: Page): Promise<number[]> {
  const { table, where, by, include = [], direction, limit, offset } = page;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const place =
    by === 'include' ? sql`array_position(${listed(include)}, id) asc, ` : by && sql`${by} ${way}, `;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${allOf(where)}
    order by ${place ?? sql``}id ${way} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
