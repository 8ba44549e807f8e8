import { type LogFunctionFactory, Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Deps } from '../deps.ts';

/** By this name an operator sees the jobs' connections in the database. */
export const JOBS_NAME = 'countinghouse jobs';

/**
 * Connections of the worker's own, to the database everything else uses. Its library wants Date objects where
 * ours hands out strings, and it listens on one connection for as long as it lives.
 */
export function openJobPool({ pool, log }: Pick<Deps, 'pool' | 'log'>, max: number): pg.Pool {
  const { password } = pool.options; // Not enumerable, so that it cannot be printed; a copy would lose it.
  const jobPool = new pg.Pool({
    ...pool.options,
    password,
    types: undefined,
    max,
    application_name: JOBS_NAME,
  });
  // Without a listener, a database that goes away would take the process with it.
  jobPool.on('error', (error) => log.warn({ err: error }, 'a connection of the jobs broke'));
  return jobPool;
}

/** What the library has to say, in our log; its chatter about single jobs stays out. */
export const jobLogger = (log: Deps['log']): Logger => {
  const write: LogFunctionFactory = () => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
  };
  return new Logger(write);
};

/** Makes the tables in which jobs wait. Safe to repeat; needed once before anything is enqueued. */
export async function prepareJobs(deps: Pick<Deps, 'pool' | 'log'>): Promise<void> {
  const pgPool = openJobPool(deps, 1);
  try {
    await runMigrations({ pgPool, logger: jobLogger(deps.log) });
  } finally {
    await pgPool.end();
  }
}
