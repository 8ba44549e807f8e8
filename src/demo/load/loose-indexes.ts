import type pg from 'pg';

type Lifted = { off: string; back: string };

/** Keys first, so that whatever refers to them can be checked again; then the indexes that only make reading fast. */
const STATEMENTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where contype in ('p', 'u') and conrelid = any($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Drops every index of some tables and answers the steps that make them again: building an index over a full table takes
 * a fraction of the time of growing it row by row. Foreign keys to these tables must be gone already.
 */
export async function looseIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<readonly (() => Promise<void>)[]> {
  const { rows } = await client.query<Lifted>(STATEMENTS, [tables]);
  for (const { off } of rows) await client.query(off);
  return rows.map(({ back }) => async () => {
    await client.query(back);
  });
}
