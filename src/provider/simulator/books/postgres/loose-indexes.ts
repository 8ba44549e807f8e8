import type pg from 'pg';

/** Keys first, then the indexes that only make reading fast. */
const STATEMENTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where contype = 'p' and conrelid = any($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Drops every index of some tables and answers how to make them again: over a full table that takes a fraction of the time. */
export async function looseIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ off: string; back: string }>(STATEMENTS, [tables]);
  for (const { off } of rows) await client.query(off);
  return async () => {
    for (const { back } of rows) await client.query(back);
  };
}
