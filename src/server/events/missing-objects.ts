import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { ObjectRef } from './projection.ts';
import { PROJECTIONS } from './projections.ts';

/** Which of these have no row of ours, each named once. */
export async function findMissing(
  db: Database,
  provider: string,
  refs: readonly ObjectRef[],
): Promise<ObjectRef[]> {
  if (refs.length === 0) return [];
  const kinds = [...new Set(refs.map(({ kind }) => kind))].map((kind) => {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
    const { table, key } = PROJECTIONS[kind];
    const idColumn = sql.ref(key.at(-1) ?? 'id');
    const ours = key.includes('provider') ? sql`and provider = ${provider}` : sql``;
    return sql`select ${kind}::text as kind, wanted.id from unnest(${ids}::text[]) as wanted (id)
      where not exists (select from ${sql.table(table)} as kept where kept.${idColumn} = wanted.id ${ours})`;
  });
  const { rows } = await sql<ObjectRef>`${plannedOnce} ${sql.join(kinds, sql` union all `)}`.execute(db);
  return rows;
}
