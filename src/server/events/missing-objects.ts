import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { ObjectRef } from './projection.ts';
import { PROJECTIONS } from './projections.ts';

/** As a payment names. */
const FEW = 5;

/** Which of these have no row of ours, each named once. */
export async function findMissing(
  db: Database,
  provider: string,
  refs: readonly ObjectRef[],
): Promise<ObjectRef[]> {
  if (refs.length === 0) return [];
  // How many there are is told to the plan: it supposes more of a list, and would be made anew each time.
  const isFew = refs.length <= FEW;
  const kinds = [...new Set(refs.map(({ kind }) => kind))].map((kind) => {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
    const { table, key } = PROJECTIONS[kind];
    const idColumn = sql.ref(key.at(-1) ?? 'id');
    const ours = key.includes('provider') ? sql`and provider = ${provider}` : sql``;
    return sql`select ${kind}::text as kind, wanted.id from unnest(${isFew ? sql`array[${sql.join(ids)}]` : ids}::text[]) as wanted (id)
      where not exists (select from ${sql.table(table)} as kept where kept.${idColumn} = wanted.id ${ours})`;
  });
  const { rows } =
    await sql<ObjectRef>`${isFew ? plannedOnce : sql``} ${sql.join(kinds, sql` union all `)}`.execute(db);
  return rows;
}
