import type { Logger } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { type EmbeddedPostgres, startPostgres } from './embedded/embedded-postgres.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { type Lines, openLines, over } from './lines.ts';
import { planningOnce } from './plan-once.ts';
import { reachServed } from './reach-served.ts';

export type OpenedDatabase = Readonly<{
  pool: pg.Pool;
  db: Database;
  /** The way of requests, which may lead through a pooler. */
  connection: pg.PoolConfig;
  /** For connections that keep something from one transaction to the next: that listen, hold a lock, or have settings. */
  direct: pg.PoolConfig;
  /** All of them, to be cut together. */
  lines: Lines;
  /** Closes the connections and then, when it is ours, PostgreSQL. */
  stop: () => Promise<void>;
  /** What the person who starts should know, if anything. */
  note: string | undefined;
  /** Answers the reason once the embedded PostgreSQL ended; never for a served one. */
  lost: Promise<string>;
}>;

/** Connections that stay in quiet hours too: a new one knows neither tables nor plans, and its first answers take ten times as long. */
const STAY = 4;

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/** For commands, which hold on to their connection: around a pooler, where there is one. */
export const pastPooler = <Config extends Wanted>(config: Config): Config => ({
  ...config,
  databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
  databaseDirectUrl: undefined,
});

/** The database the settings ask for: the one at DATABASE_URL, else the embedded one, which may have been begun already. */
export async function connectDatabase(
  config: Wanted,
  onError: (error: Error) => void = () => undefined,
  begun?: Promise<EmbeddedPostgres>,
  onQuery?: Logger,
): Promise<OpenedDatabase> {
  const served = config.databaseUrl === undefined ? undefined : await reachServed(config);
  const embedded = served ? undefined : await (begun ?? startPostgres({ dataDir: embeddedFolder(config) }));
  const lines = openLines();
  const ours = over(lines);
  const direct: pg.PoolConfig = { ...(served?.direct ?? embedded?.connection), ...ours };
  const connection = served ? { ...served.connection, ...ours } : direct;
  let stopping: Promise<void> | undefined;
  const pool = openPool({ ...connection, min: STAY }, (error) => {
    if (!stopping) onError(error); // The pool says it has ended a moment before its last connection has.
  });
  const stop = async () => {
    if (!pool.ending) await pool.end();
    await embedded?.stop();
  };
  return {
    pool,
    db: openDatabase(config.databaseDirectUrl === undefined ? planningOnce(pool) : pool, onQuery),
    connection,
    direct,
    lines,
    note: embedded?.note,
    lost: embedded?.exited ?? new Promise(() => undefined),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
