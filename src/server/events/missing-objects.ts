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
  const missing: ObjectRef[] = [];
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
    const { table, key } = PROJECTIONS[kind];
    const idColumn = sql.ref(key.at(-1) ?? 'id');
    const ours = key.includes('provider') ? sql`and provider = ${provider}` : sql``;
    const { rows } = await sql<{ id: string }>`
      ${plannedOnce} select wanted.id from unnest(${ids}::text[]) as wanted (id)
      where not exists (select from ${sql.table(table)} as kept where kept.${idColumn} = wanted.id ${ours})`.execute(
      db,
    );
    missing.push(...rows.map(({ id }) => ({ kind, id })));
  }
  return missing;
}
