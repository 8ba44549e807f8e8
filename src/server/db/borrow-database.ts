import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { DatabaseError, DatabaseInUseError } from './database-errors.ts';
import { findRunningPostgres, hasPostgresFiles, startPostgres } from './embedded/embedded-postgres.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { pastPooler } from './open-database.ts';
import { reachServed } from './reach-served.ts';

export type BorrowedDatabase = Readonly<{
  client: pg.Client;
  /** For further connections to the same database; they are closed before it is given back. */
  connection: pg.ClientConfig;
  giveBack: () => Promise<void>;
}>;

const ATTEMPTS = 50;
const PAUSE_MS = 200;

/** One connection to the database of these settings, whether or not a server is running on it right now. */
export async function borrowDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
): Promise<BorrowedDatabase> {
  if (config.databaseUrl !== undefined)
    return connect((await reachServed(pastPooler(config))).direct, async () => undefined);
  const dataDir = embeddedFolder(config);
  if (!hasPostgresFiles(dataDir)) throw new DatabaseError(`There is no database in ${config.dataDir} yet.`);
  for (let attempt = 1; ; attempt++) {
    const running = findRunningPostgres(dataDir);
    if (running) return connect(running, async () => undefined);
    try {
      const own = await startPostgres({ dataDir });
      return await connect(own.connection, own.stop);
    } catch (error) {
      // A server that is just starting or stopping holds the folder but does not answer yet.
      if (!(error instanceof DatabaseInUseError) || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function connect(connection: pg.ClientConfig, stop: () => Promise<void>): Promise<BorrowedDatabase> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // The query under way fails with the same error.
  try {
    await client.connect();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    client,
    connection,
    giveBack: async () => {
      await client.end();
      await stop();
    },
  };
}
