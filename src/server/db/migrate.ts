import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { stepInTheWay } from '#domain/running/release-order.ts';
import { RELEASE } from '../release.ts';
import { codeOf, MigrationError, messageOf } from './database-errors.ts';
import { type Migration, type MigrationName, readMigrations } from './migration-files.ts';
import { indexesIn, marksOf } from './migration-marks.ts';
import { inNamesOfToday, renameApplied } from './squashed-migrations.ts';

/** The same number in every process, so that two starts at once take turns. */
const LOCK = 7_305_410_226;
const LOOK_AGAIN_MS = 100;

/** How long a file waits for its tables while everybody behind it waits too, and how often it comes again. */
type Patience = Readonly<{ lockTimeoutMs: number; tries: number; pauseMs: number }>;
const PATIENCE: Patience = { lockTimeoutMs: 5000, tries: 20, pauseMs: 2000 };

export type MigrateOptions = Readonly<{
  migrations?: readonly Migration[];
  onApply?: (name: string) => void;
  /** Who starts: an older release may work on a newer schema that has room for it. */
  release?: string;
  patience?: Patience;
}>;

/**
 * Brings the schema up to date and answers the names of what it applied. Each file is one transaction: all of it or nothing;
 * only indexes that are built while others write are each by themselves. A new database is made by all files in one.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = options.migrations ?? readMigrations();
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await takeTurn(client);
    if ((await readAppliedMigrations(client)) === undefined)
      return await inTransaction(client, () => applyTogether(client, migrations, options)).catch(() =>
        // Of many files at once the database does not say which it refused.
        inTransaction(client, () => applyAll(client, migrations, options)),
      );
    for (;;) {
      const name = await applyPatiently(client, migrations, options);
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    client.release(true); // The turn ends with the connection, however this ended.
  }
}

/** What a start would apply, in order; nothing is changed. Refuses a schema that it could not work with. */
export async function listMissing(
  client: pg.ClientBase,
  { migrations = readMigrations(), release }: MigrateOptions = {},
): Promise<string[]> {
  const recorded = await readAppliedMigrations(client);
  const done = recorded ? inNamesOfToday(recorded, migrations) : [];
  return (await findMissing(client, migrations, done, release)).map(({ name }) => name);
}

/** Looks again and again instead of waiting in the database: an index that is built concurrently waits for everybody who does. */
async function takeTurn(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(LOOK_AGAIN_MS);
  }
}

/** Whoever waits for a table makes all others wait behind them, readers too: so not for long, and again when they have passed. */
async function applyPatiently(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { onApply, release, patience = PATIENCE }: MigrateOptions,
): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(client, () =>
        applyNext(client, migrations, { onApply, release, lockTimeoutMs: patience.lockTimeoutMs }),
      );
    } catch (error) {
      if (error instanceof Concurrent) return applyConcurrent(client, error.migration);
      if (codeOf(error instanceof Error ? error.cause : undefined) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === patience.tries)
        throw new MigrationError(
          `${messageOf(error)} Somebody has been using its tables through all of ${tries} tries: end what runs that long, and start again.`,
        );
      await pause(patience.pauseMs * (0.5 + Math.random()));
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Leaves the transaction in which the next file was found: it has to be applied outside of any. */
class Concurrent extends Error {
  readonly migration: Migration;
  constructor(migration: Migration) {
    super(migration.name);
    this.migration = migration;
  }
}

/** A build that was interrupted leaves an index that nobody may use: it is taken away and built anew. */
async function applyConcurrent(client: pg.ClientBase, migration: Migration): Promise<string> {
  await client.query(TABLE);
  for (const { index, statement } of indexesIn(migration)) {
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [index],
    );
    if (rows[0]?.valid) continue;
    await client.query('set statement_timeout = 0');
    if (rows[0]) await client.query(`drop index concurrently ${index}`);
    await client.query(statement).catch((error: unknown) => {
      throw new MigrationError(
        `The migration ${migration.name} could not build the index ${index}: ${messageOf(error)}.`,
        { cause: error },
      );
    });
  }
  await record(client, migration);
  return migration.name;
}

type Applying = Readonly<{
  onApply?: ((name: string) => void) | undefined;
  release?: string | undefined;
}>;

/** Inside the caller's transaction, who has the database to themselves: applies all that is missing, and answers the names. */
export async function applyAll(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { onApply, release }: Applying = {},
): Promise<string[]> {
  const missing = await takeTurnAndFind(client, migrations, release);
  for (const migration of missing) {
    onApply?.(migration.name);
    await apply(client, migration);
  }
  return missing.map(({ name }) => name);
}

/** The same in one request: a process that is still reading its program answers none of the questions in between at once. */
async function applyTogether(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { onApply, release }: Applying,
): Promise<string[]> {
  const missing = await takeTurnAndFind(client, migrations, release);
  const names = missing.map(({ name }) => name);
  for (const name of names) onApply?.(name);
  await client.query(missing.map(sqlAlone).join(';\n'));
  await client.query(
    `insert into public.schema_migrations (name, checksum, oldest_release)
     select * from unnest($1::text[], $2::text[], $3::text[])`,
    [
      names,
      missing.map(({ checksum }) => checksum),
      missing.map((migration) => marksOf(migration).oldestRelease),
    ],
  );
  return names;
}

/** Applies the first migration that is missing, and answers its name. */
async function applyNext(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { onApply, release, lockTimeoutMs }: Applying & Readonly<{ lockTimeoutMs: number }>,
): Promise<string | undefined> {
  const [next] = await takeTurnAndFind(client, migrations, release);
  if (!next) return undefined;
  onApply?.(next.name);
  if (marksOf(next).isConcurrent) throw new Concurrent(next);
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await apply(client, next);
  return next.name;
}

/** What is missing, in order; until the caller's transaction ends, no other process applies any of it. */
async function takeTurnAndFind(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  release: string | undefined,
): Promise<readonly Migration[]> {
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const recorded = await readAppliedMigrations(client);
  const done = recorded && inNamesOfToday(recorded, migrations);
  const missing = await findMissing(client, migrations, done ?? [], release);
  if (done && done !== recorded) await renameApplied(client, done);
  if (missing.length > 0) await client.query(TABLE);
  return missing;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query(sqlAlone(migration));
  } catch (error) {
    const reason = `${messageOf(error)}${lineOf(error, migration.sql)}`;
    throw new MigrationError(`The migration ${migration.name} failed and changed nothing: ${reason}.`, {
      cause: error,
    });
  }
  await record(client, migration);
}

/** Alone with the database, an index is built inside the transaction like everything else. */
const sqlAlone = (migration: Migration): string =>
  marksOf(migration).isConcurrent
    ? indexesIn(migration)
        .map(({ statement }) => statement.replace(' concurrently ', ' '))
        .join(';')
    : migration.sql;

const record = (client: pg.ClientBase, migration: Migration): Promise<unknown> =>
  client.query('insert into public.schema_migrations (name, checksum, oldest_release) values ($1, $2, $3)', [
    migration.name,
    migration.checksum,
    marksOf(migration).oldestRelease,
  ]);

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

/** Databases from before releases were told apart have the table without its last column. */
const TABLE = `
  create table if not exists public.schema_migrations (
    name text primary key,
    checksum text not null,
    applied timestamptz not null default now(),
    oldest_release text
  );
  alter table public.schema_migrations add column if not exists oldest_release text`;

/** Refuses, in one sentence, a database that these files did not make, or that has no room for this release. */
async function findMissing(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  done: readonly MigrationName[],
  release = RELEASE,
): Promise<readonly Migration[]> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of done) {
    const ours = known.get(name);
    if (ours && ours.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied to this database. Bring the original file back.`,
      );
    }
  }
  const unknown = done.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) await refuseNewer(client, unknown, release);
  const last = done.at(-1)?.name ?? '';
  const missing = migrations.filter(({ name }) => !done.some((entry) => entry.name === name));
  const early = missing.find(({ name }) => name < last);
  if (early)
    throw new MigrationError(
      `The migration ${early.name} comes before ${last}, which was applied without it.`,
    );
  return missing;
}

/** Who applied them wrote down which releases still work with what they made. */
async function refuseNewer(client: pg.ClientBase, names: readonly string[], release: string): Promise<void> {
  const { rows } = await client.query<{ name: string; oldest: string | null }>(
    `select name, to_jsonb(migration) ->> 'oldest_release' as oldest
     from public.schema_migrations as migration where name = any($1) order by name`,
    [names],
  );
  const steps = rows.map(({ name, oldest }) => ({ name, oldestRelease: oldest ?? undefined }));
  const inTheWay = stepInTheWay(release, steps);
  if (!inTheWay) return;
  const needed = inTheWay.oldestRelease ? `, which needs release ${inTheWay.oldestRelease}` : '';
  throw new MigrationError(
    `The database is newer than this program (release ${release}): it has the migration ${inTheWay.name}${needed}. Start a newer release, or restore an older backup.`,
  );
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
