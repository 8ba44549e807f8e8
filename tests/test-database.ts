import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, openPool } from '#server/db/database.ts';
import type { Connection } from '#server/db/embedded/embedded-postgres.ts';
import { openRowReader, type RowReader } from '#server/db/row-reader.ts';

export type TestDatabase = Readonly<{
  pool: pg.Pool;
  db: Database;
  rows: RowReader;
  connection: Connection;
  /** Closes the connections and removes the database. */
  drop: () => Promise<void>;
}>;

/** A migrated database of its own for a test file, copied from the template in milliseconds. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const { template, ...server } = inject('postgres');
  const database = `test_${randomBytes(8).toString('hex')}`;
  const source = options.empty ? 'template0' : template;
  await asAdministrator(server, `create database ${database} template ${source} strategy file_copy`);
  const connection = { ...server, database };
  const failures: Error[] = [];
  let dropping = false;
  const onError = (error: Error) => {
    if (!dropping) failures.push(error); // A connection that is just closing may meet the end of its database.
  };
  const pool = openPool(connection, onError);
  const rows = openRowReader(connection, onError);
  return {
    pool,
    db: openDatabase(pool),
    rows,
    connection,
    drop: async () => {
      dropping = true;
      await Promise.all([pool.end(), rows.stop()]);
      await asAdministrator(server, `drop database ${database} with (force)`);
      if (failures.length > 0) throw new AggregateError(failures, 'Idle connections broke during the test.');
    },
  };
}

/** Removes every row and starts ids from 1 again, which is faster than a new database when tables hold little. */
export async function emptyTables(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx); // No triggers, no order among tables.
    const statements = await sql<{ statement: string }>`
      select format('delete from %I.%I', schemaname, tablename) as statement
      from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
      union all
      select format('select setval(%L, %s, false)', format('%I.%I', schemaname, sequencename), start_value)
      from pg_sequences where schemaname = 'public' and last_value is not null`.execute(trx); // A restart makes a new file.
    await sql.raw(statements.rows.map((row) => row.statement).join(';')).execute(trx);
  });
}

async function asAdministrator(server: Omit<Connection, 'database'>, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
