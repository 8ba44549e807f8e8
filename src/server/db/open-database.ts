import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { codeOf, DatabaseError, messageOf } from './database-errors.ts';
import { startPostgres } from './embedded/embedded-postgres.ts';

export type OpenedDatabase = Readonly<{
  pool: pg.Pool;
  db: Database;
  /** For further connections of their own, such as a worker's. */
  connection: pg.PoolConfig;
  /** Closes the connections and then, when it is ours, PostgreSQL. */
  stop: () => Promise<void>;
  /** What the person who starts should know, if anything. */
  note: string | undefined;
  /** Answers the reason once the embedded PostgreSQL ended; never for a served one. */
  lost: Promise<string>;
}>;

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The embedded database shares DATA_DIR with files and mail. */
export const embeddedFolder = (config: Wanted): string => path.resolve(config.dataDir, 'postgres');

/** The database the settings ask for: the one at DATABASE_URL, else the embedded one. */
export async function connectDatabase(
  config: Wanted,
  onError: (error: Error) => void = () => undefined,
): Promise<OpenedDatabase> {
  const served = config.databaseUrl === undefined ? undefined : { connectionString: config.databaseUrl };
  if (served) await reach(served.connectionString);
  const embedded = served ? undefined : await startPostgres({ dataDir: embeddedFolder(config) });
  const connection: pg.PoolConfig = served ?? { ...embedded?.connection };
  let stopping: Promise<void> | undefined;
  const pool = openPool(connection, (error) => {
    if (!stopping) onError(error); // The pool says it has ended a moment before its last connection has.
  });
  const stop = async () => {
    if (!pool.ending) await pool.end();
    await embedded?.stop();
  };
  return {
    pool,
    db: openDatabase(pool),
    connection,
    note: embedded?.note,
    lost: embedded?.exited ?? new Promise(() => undefined),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

const CONNECT_WITHIN_MS = 10_000;

/** One connection, so that a wrong address is told at once. The sentence never holds the password. */
export async function reach(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    await client.end().catch(() => undefined);
    const { host, pathname } = new URL(connectionString);
    // A host with several addresses fails with an error that has a code but no words.
    const reason = messageOf(error) || codeOf(error) || 'no reason given';
    throw new DatabaseError(`DATABASE_URL cannot be reached (${host}${pathname}): ${reason}.`);
  }
}
