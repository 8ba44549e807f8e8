import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, messageOf } from '../database-errors.ts';
import { applyAll, inTransaction } from '../migrate.ts';
import { type Migration, readMigrations } from '../migration-files.ts';
import { inNamesOfToday } from '../squashed-migrations.ts';
import { countRows, listTables } from './backup-contents.ts';
import { type BackupHeader, copyStatement, PLAIN_TEXT_SETTINGS, qualifiedName } from './backup-format.ts';
import { dropOurObjects, looseConstraints } from './loose-constraints.ts';
import { readBackup, type VerifiedBackup } from './read-backup.ts';

type RestoreOptions = Readonly<{
  /** Whether rows that are there now may be removed. */
  replace: boolean;
  migrations?: readonly Migration[];
  /** Makes the tables of a provider that keeps its books here: the first so many steps of them, or all. */
  makeBooks: (client: pg.ClientBase, stepsMax?: number) => Promise<unknown>;
  /** What has to be true of the restored rows before anybody sees them; within the same transaction. */
  settle: (client: pg.ClientBase) => Promise<void>;
}>;

/**
 * Puts a backup into a database, all of it or nothing. The schema is made as it was when the backup was written, filled,
 * and then brought up to date.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  backup: VerifiedBackup,
  options: RestoreOptions,
): Promise<void> {
  const migrations = options.migrations ?? readMigrations();
  const known = chooseMigrations(backup.header, migrations);
  const bookSteps = countBookSteps(backup.header);
  await client.query(PLAIN_TEXT_SETTINGS);
  await inTransaction(client, async () => {
    if (!options.replace) await refuseRows(client);
    await dropOurObjects(client);
    await applyAll(client, known);
    if (bookSteps > 0) await options.makeBooks(client, bookSteps);
    await fill(client, backup.file);
    await applyAll(client, migrations);
    if (bookSteps > 0) await options.makeBooks(client);
    await options.settle(client);
  });
  await client.query('analyze');
}

/** The migrations the backup was made with, which must be ours. */
function chooseMigrations(header: BackupHeader, migrations: readonly Migration[]): Migration[] {
  return inNamesOfToday(header.migrations, migrations).map((made, index) => {
    const ours = migrations[index];
    if (ours && ours.name === made.name && ours.checksum === made.checksum) return ours;
    const reason = migrations.some(({ name }) => name === made.name)
      ? `its migration ${made.name} differs from ours`
      : `it has the migration ${made.name}, which this release does not know. Use a newer release`;
    throw new BackupError(`The backup does not fit this release: ${reason}. The database was not touched.`);
  });
}

/** How many steps the provider's own schema had taken; none where it kept no books here. */
const countBookSteps = ({ tables }: BackupHeader): number =>
  tables.find(({ schema, name }) => schema === 'simulator' && name === 'schema_steps')?.rows ?? 0;

async function refuseRows(client: pg.ClientBase): Promise<void> {
  const used = (await listTables(client)).filter((table) => table.rows > 0);
  if (used.length === 0) return;
  const rows = used.reduce((sum, table) => sum + table.rows, 0);
  throw new BackupError(
    `The database is not empty (${rows} rows in ${used.length} tables) and was not touched. ` +
      'Add --replace to remove what it holds and restore the backup instead.',
  );
}

async function fill(client: pg.ClientBase, file: string): Promise<void> {
  const tables = (await listTables(client)).map(qualifiedName);
  const tighten = await looseConstraints(client);
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`); // Rows that migrations brought along.
  const header = await readBackup(file, async (table, rows) => {
    const target = client.query(copyFrom(copyStatement(table)));
    try {
      await pipeline(Readable.from(rows), target);
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(
        `The rows of ${table.name} could not be restored: ${messageOf(error)}. The database was not touched.`,
      );
    }
  });
  await tighten();
  for (const { last_value, is_called, ...sequence } of header.sequences) {
    await client.query('select setval($1, $2, $3)', [qualifiedName(sequence), last_value, is_called]);
  }
  for (const table of header.tables) {
    if ((await countRows(client, table)) !== table.rows) {
      throw new BackupError(
        `${table.name} does not hold its ${table.rows} rows after the restore, so nothing was kept.`,
      );
    }
  }
}
