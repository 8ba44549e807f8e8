import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { BackupError } from '../database-errors.ts';
import { startPostgres } from '../embedded/embedded-postgres.ts';
import { inTransaction } from '../migrate.ts';
import { reachAt } from '../reach-served.ts';
import { listTables } from './backup-contents.ts';
import { dropOurObjects } from './loose-constraints.ts';

/** An empty database that a backup is tried in. */
export type DrillDatabase = Readonly<{
  client: pg.Client;
  /** For further connections to it, which are closed before it is cleared. */
  connection: pg.ClientConfig;
  /** Leaves it as it was found. */
  clear: () => Promise<void>;
}>;

/** The one at DRILL_DATABASE_URL, else a built-in one in a folder of its own beside the live one, which is never opened. */
export const openDrillDatabase = ({
  dataDir,
  drillDatabaseUrl,
}: Pick<Config, 'dataDir' | 'drillDatabaseUrl'>): Promise<DrillDatabase> =>
  drillDatabaseUrl === undefined ? beside(path.resolve(dataDir, 'drill')) : served(drillDatabaseUrl);

/** What a drill that was killed left in the folder is nobody's. */
async function beside(folder: string): Promise<DrillDatabase> {
  const postgres = await startPostgres({ dataDir: folder });
  const remove = async () => {
    await postgres.stop();
    for (const place of [postgres.dataDir, folder]) rmSync(place, { recursive: true, force: true });
  };
  try {
    const client = await connect(postgres.connection);
    await inTransaction(client, () => dropOurObjects(client));
    return {
      client,
      connection: postgres.connection,
      clear: async () => {
        await client.end();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Whoever mistook the address for that of a live database loses nothing: one with rows in it is left alone. */
async function served(url: string): Promise<DrillDatabase> {
  const connection = await reachAt('DRILL_DATABASE_URL', url);
  const client = await connect(connection);
  const used = (await listTables(client)).filter((table) => table.rows > 0);
  if (used.length > 0) {
    await client.end();
    throw new BackupError(
      `DRILL_DATABASE_URL leads to a database that is not empty (${used.length} of its tables have rows), so it was not touched. Name an empty one.`,
    );
  }
  return {
    client,
    connection,
    clear: async () => {
      await inTransaction(client, () => dropOurObjects(client));
      await client.end();
    },
  };
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // The query under way fails with the same error.
  await client.connect();
  return client;
}
