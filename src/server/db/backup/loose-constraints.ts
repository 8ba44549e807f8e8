import type pg from 'pg';
import { OUR_SCHEMAS } from './backup-contents.ts';

/**
 * Lifts foreign keys and triggers, and answers the function that puts them back as they were. So tables can be filled in
 * any order, rows are checked once in bulk, and a trigger does not count again what its table already holds. Needs no
 * superuser, which a served database would not give us.
 */
export async function looseConstraints(
  client: pg.ClientBase,
  schemas: readonly string[] = OUR_SCHEMAS,
): Promise<() => Promise<void>> {
  await client.query('set constraints all immediate');
  const { rows } = await client.query<{ off: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
            format('alter table %s enable %s trigger %I', tgrelid::regclass,
                   case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled <> 'D' and relnamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  await client.query(rows.map(({ off }) => off).join(';'));
  return async () => {
    await client.query(rows.map(({ back }) => back).join(';'));
  };
}

/** Removes what migrations made and keeps what the database's owner gave: the schema public, its grants and its extensions. */
export async function dropOurObjects(client: pg.ClientBase): Promise<void> {
  // The queue's jobs speak of rows that go; its worker makes the schema anew.
  for (const schema of ['graphile_worker', ...OUR_SCHEMAS.filter((name) => name !== 'public')]) {
    await client.query(`drop schema if exists ${schema} cascade`);
  }
  for (const statements of [RELATIONS, ROUTINES, TYPES]) {
    const { rows } = await client.query<{ drop: string }>(statements, [['public']]);
    for (const { drop } of rows) await client.query(drop);
  }
}

const notOfAnExtension = (object: string) =>
  `not exists (select from pg_depend where objid = ${object}.oid and deptype = 'e')`;

const RELATIONS = `
  select format('drop %s if exists %I.%I cascade',
                case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
                relnamespace::regnamespace::text, relname) as drop
  from pg_class
  where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace::regnamespace::text = any($1) and ${notOfAnExtension('pg_class')}
  order by relkind = 'S', oid`;

const ROUTINES = `
  select format('drop routine if exists %s cascade', oid::regprocedure) as drop
  from pg_proc
  where pronamespace::regnamespace::text = any($1) and ${notOfAnExtension('pg_proc')}`;

const TYPES = `
  select format('drop type if exists %I.%I cascade', typnamespace::regnamespace::text, typname) as drop
  from pg_type
  where typtype in ('e', 'd', 'c', 'r') and typrelid = 0 and typnamespace::regnamespace::text = any($1)
    and ${notOfAnExtension('pg_type')}`;
