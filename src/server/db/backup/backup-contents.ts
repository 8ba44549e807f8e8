import type pg from 'pg';
import { BackupError } from '../database-errors.ts';
import { readAppliedMigrations } from '../migrate.ts';
import {
  type BackupHeader,
  type BackupSequence,
  type BackupTable,
  FORMAT_VERSION,
  qualifiedName,
} from './backup-format.ts';

/** Whose tables a backup holds. The queue of jobs is not among them: it belongs to the process, not to the books. */
export const OUR_SCHEMAS: readonly string[] = ['public', 'simulator'];

/**
 * What lets somebody in, or proves that somebody is in: it belongs to the moment. None of it is in a backup, and a restore
 * leaves none of it, also of a backup that an earlier release made.
 */
export const ACCESS_TABLES: readonly string[] = [
  'challenges',
  'factor_resets',
  'known_devices',
  'one_time_links',
  'invitations',
  'password_links',
  'secrets',
  'sessions',
  'sign_in_attempts',
  'sign_in_steps',
];

/** What the current snapshot holds. */
export async function describeContents(client: pg.ClientBase): Promise<BackupHeader> {
  const migrations = await readAppliedMigrations(client);
  if (!migrations) throw new BackupError('There is nothing to back up: this database was never used.');
  const about = await client.query<{ created: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created,
            current_setting('server_version') as postgres`,
  );
  const [first] = about.rows;
  return {
    version: FORMAT_VERSION,
    created: first?.created ?? '',
    postgres: first?.postgres ?? '',
    migrations,
    tables: (await listTables(client)).filter((table) => !isOfAccess(table)),
    sequences: await listSequences(client),
  };
}

const isOfAccess = ({ schema, name }: BackupTable): boolean =>
  schema === 'public' && ACCESS_TABLES.includes(name);

/** Every table of ours with its row count, in a fixed order. Generated columns are left out: PostgreSQL makes them again. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Omit<BackupTable, 'rows'>>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
       and (n.nspname, c.relname) <> ('public', 'schema_migrations')
     group by 1, 2 order by 1, 2`,
    [OUR_SCHEMAS],
  );
  const tables: BackupTable[] = [];
  for (const table of rows)
    tables.push({ ...table, columns: table.columns ?? [], rows: await countRows(client, table) });
  return tables;
}

export async function countRows(
  client: pg.ClientBase,
  table: { schema: string; name: string },
): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    `select count(*)::text as rows from ${qualifiedName(table)}`,
  );
  return Number(rows[0]?.rows);
}

/** Read after the snapshot was taken, so no sequence stands behind the rows. */
async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [OUR_SCHEMAS],
  );
  const sequences: BackupSequence[] = [];
  for (const sequence of rows) {
    const state = await client.query<Pick<BackupSequence, 'last_value' | 'is_called'>>(
      `select last_value::text as last_value, is_called from ${qualifiedName(sequence)}`,
    );
    const [values] = state.rows;
    if (values) sequences.push({ ...sequence, ...values });
  }
  return sequences;
}
