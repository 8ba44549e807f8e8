import { type LogFunctionFactory, Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { databaseFailureOf } from '#domain/running/database-failure.ts';
import { openPool } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/** By this name an operator sees the jobs' connections in the database. */
export const JOBS_NAME = 'countinghouse jobs';

/**
 * Connections of the worker's own, to the database everything else uses. Its library wants Date objects where
 * ours hands out strings, and it listens on one connection for as long as it lives.
 */
export const openJobPool = ({ direct, log }: Pick<Deps, 'direct' | 'log'>, max: number): pg.Pool =>
  openPool({ ...direct(), types: undefined, max, application_name: JOBS_NAME }, (error) =>
    log.warn({ err: error }, 'a connection of the jobs broke'),
  );

/** What the library has to say, in our log; its chatter about single jobs stays out. */
export const jobLogger = (log: Deps['log']): Logger => {
  const write: LogFunctionFactory = () => (level, message, meta) => {
    const error = meta?.error ?? meta?.fatalError;
    // In its words each of these would be another line: it says in how many milliseconds it looks again.
    if (databaseFailureOf(error)) log.error({ err: error }, 'the jobs wait for the database');
    else if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
  };
  return new Logger(write);
};

/** Makes the tables in which jobs wait. Safe to repeat; needed once before anything is enqueued. */
export async function prepareJobs(deps: Pick<Deps, 'direct' | 'log'>): Promise<void> {
  const pgPool = openJobPool(deps, 1);
  try {
    await runMigrations({ pgPool, logger: jobLogger(deps.log) });
  } finally {
    await pgPool.end();
  }
}
