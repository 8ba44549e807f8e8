import pg from 'pg';
import { MigrationError, messageOf } from './database-errors.ts';
import { type Migration, type MigrationName, readMigrations } from './migration-files.ts';
import { inNamesOfToday, renameApplied } from './squashed-migrations.ts';

/** The same number in every process, so that two starts at once take turns. */
const LOCK = 7_305_410_226;

export type MigrateOptions = Readonly<{
  migrations?: readonly Migration[];
  onApply?: (name: string) => void;
}>;

/** Brings the schema up to date and answers the names of what it applied. Each file is one transaction: all of it or nothing. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = options.migrations ?? readMigrations();
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    for (;;) {
      const name = await inTransaction(client, () => applyNext(client, migrations, options.onApply));
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    client.release();
  }
}

/** Inside the caller's transaction: applies the first migration that is missing, and answers its name. */
export async function applyNext(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  onApply: (name: string) => void = () => undefined,
): Promise<string | undefined> {
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const recorded = await readAppliedMigrations(client);
  const done = recorded && inNamesOfToday(recorded, migrations);
  const next = findNext(migrations, done ?? []);
  if (done && done !== recorded) await renameApplied(client, done);
  if (!next) return undefined;
  if (!done) await client.query(TABLE);
  onApply(next.name);
  try {
    await client.query(next.sql);
  } catch (error) {
    const reason = `${messageOf(error)}${lineOf(error, next.sql)}`;
    throw new MigrationError(`The migration ${next.name} failed and changed nothing: ${reason}.`, {
      cause: error,
    });
  }
  await client.query('insert into public.schema_migrations (name, checksum) values ($1, $2)', [
    next.name,
    next.checksum,
  ]);
  return next.name;
}

/** PostgreSQL counts characters from 1; a person counts lines. */
function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return '';
  return ` (line ${sql.slice(0, Number(error.position) - 1).split('\n').length})`;
}

/** What the database says was applied; undefined for a database that never met us. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<MigrationName[] | undefined> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return undefined;
  const { rows } = await client.query<MigrationName>(
    'select name, checksum from public.schema_migrations order by name',
  );
  return rows;
}

const TABLE = `
  create table public.schema_migrations (
    name text primary key,
    checksum text not null,
    applied timestamptz not null default now()
  )`;

/** Refuses a database that these files did not make, in one sentence. */
function findNext(migrations: readonly Migration[], done: readonly MigrationName[]): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of done) {
    const ours = known.get(name);
    if (!ours) {
      throw new MigrationError(
        `The database is newer than this program: it has the migration ${name}. Start a newer release, or restore an older backup.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied to this database. Bring the original file back.`,
      );
    }
  }
  const next = migrations[done.length];
  const last = done.at(-1)?.name ?? '';
  const missing = migrations.find(({ name }) => name < last && !done.some((entry) => entry.name === name));
  if (missing)
    throw new MigrationError(
      `The migration ${missing.name} comes before ${last}, which was applied without it.`,
    );
  return next;
}

export async function inTransaction<Answer>(
  client: pg.ClientBase,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await client.query('begin');
  try {
    const answer = await work();
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // A broken connection has rolled back by itself.
    throw error;
  }
}
