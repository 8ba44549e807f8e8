import type { Config } from '../config.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { DatabaseError } from './database-errors.ts';
import { findRunningPostgres, hasPostgresFiles } from './embedded/embedded-postgres.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { connectDatabase, pastPooler } from './open-database.ts';

/** For a command: the database of the running server, else the same one opened just for this. */
export async function openBesideServer(config: Config): Promise<{ db: Database; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) return connectDatabase(pastPooler(config));
  const folder = embeddedFolder(config);
  if (!hasPostgresFiles(folder))
    throw new DatabaseError(`There is no database in ${config.dataDir} yet. Run npm start once.`);
  const running = findRunningPostgres(folder);
  if (!running) return connectDatabase(config);
  const pool = openPool(running, () => undefined);
  return { db: openDatabase(pool), stop: () => pool.end() };
}
