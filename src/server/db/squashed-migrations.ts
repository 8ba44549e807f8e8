import type pg from 'pg';
import { MigrationError } from './database-errors.ts';
import type { Migration, MigrationName } from './migration-files.ts';

/**
 * Before the first release, 41 files became eleven that make the same schema. A database, or a backup, that had all of
 * the 41 goes on as one made by the eleven; one that stopped half-way has to be brought up to date where it was made.
 */
const LAST_OF_THE_OLD = '0069_audit_log_as_a_file.sql';
const LAST_OF_THE_NEW = '0011_exports_and_audit.sql';

/** What was applied, in the names of today. */
export function inNamesOfToday(
  done: readonly MigrationName[],
  migrations: readonly Migration[],
): readonly MigrationName[] {
  const isOld = ({ name }: MigrationName) =>
    name <= LAST_OF_THE_OLD && !migrations.some((ours) => ours.name === name);
  const isNew = ({ name }: MigrationName) => name === LAST_OF_THE_NEW;
  // Names that are not ours, beside those of today, are of a release after this one.
  if (!migrations.some(isNew) || done.some(isNew) || !done.some(isOld)) return done;
  if (!done.some(({ name }) => name === LAST_OF_THE_OLD))
    throw new MigrationError(
      `The database was made by an unreleased version (its last migration is ${done.at(-1)?.name}). Start it once ` +
        `with the version that ends in ${LAST_OF_THE_OLD}, then with this one; or begin with an empty database.`,
    );
  const squashed = migrations.filter(({ name }) => name <= LAST_OF_THE_NEW);
  return [
    ...squashed.map(({ name, checksum }) => ({ name, checksum })),
    ...done.filter((one) => !isOld(one)),
  ];
}

/** Writes down what was applied in the names of today, inside the caller's transaction. */
export async function renameApplied(client: pg.ClientBase, today: readonly MigrationName[]): Promise<void> {
  await client.query('delete from public.schema_migrations where not name = any($1)', [
    today.map(({ name }) => name),
  ]);
  for (const { name, checksum } of today)
    await client.query(
      'insert into public.schema_migrations (name, checksum) values ($1, $2) on conflict do nothing',
      [name, checksum],
    );
}
