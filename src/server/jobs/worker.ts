import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Deps } from '../deps.ts';
import type { AnyJob } from './job.ts';
import { jobLogger, openJobPool } from './job-pool.ts';

/** A job by the clock, in UTC; `match` is minute, hour, day, month, weekday. */
export type CronJob = Readonly<{ job: AnyJob; match: string }>;
export type Worker = Readonly<{ stop: () => Promise<void> }>;

/** Jobs without a queue, as mails, have so many places of their own, whatever runs in the queues. */
const SHORT_AT_ONCE = 2;
/** One connection listens, and one is to spare; each job may hold one while it is fetched or released. */
const CONNECTIONS_BESIDES = 2;
const POLL_INTERVAL_MS = 2000;
/** Stopping the whole process must fit into ten seconds, of which requests in flight may take most. */
const PATIENCE_MS = 2500;
const BACKFILL_MS = 24 * 3_600_000;

/** Runs waiting jobs until stopped. Stopping lets the running ones finish, within reason. */
export async function startWorker(
  deps: Deps,
  jobs: readonly AnyJob[],
  { cron = [] }: { cron?: readonly CronJob[] } = {},
): Promise<Worker> {
  const concurrency = SHORT_AT_ONCE + countQueues(jobs);
  const pgPool = openJobPool(deps, concurrency + CONNECTIONS_BESIDES);
  const logger = jobLogger(deps.log);
  const workerIds: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workerIds.push(worker.workerId));
  try {
    await runMigrations({ pgPool, logger });
    if (deps.config.databaseUrl === undefined) await freeAbandonedJobs(pgPool);
    const runner = await run({
      pgPool,
      logger,
      events,
      taskList: taskListOf(deps, jobs),
      parsedCronItems: parseCronItems(cron.map(cronItemOf)),
      concurrency,
      pollInterval: POLL_INTERVAL_MS,
      noHandleSignals: true, // The process has one place that hears signals, and it calls stop().
    });
    runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'the jobs stopped'));
    let stopping: Promise<void> | undefined;
    return {
      stop: () => {
        stopping ??= stopRunner(runner, pgPool, workerIds, deps.log);
        return stopping;
      },
    };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

/** In each queue one job runs at a time. */
const countQueues = (jobs: readonly AnyJob[]): number =>
  new Set(jobs.flatMap(({ queue }) => queue ?? [])).size;

/** A job that takes longer than patience allows is handed back, so that whoever runs next takes it up at once. */
async function stopRunner(
  runner: Runner,
  pgPool: pg.Pool,
  workerIds: readonly string[],
  log: Deps['log'],
): Promise<void> {
  const ended = runner.stop().then(() => 'ended' as const);
  ended.catch((error: unknown) => log.warn({ err: error }, 'the jobs did not stop cleanly'));
  const outcome = await Promise.race([ended, pause(PATIENCE_MS, 'late' as const, { ref: false })]).catch(
    () => 'ended',
  );
  if (outcome === 'ended') return pgPool.end();
  log.warn({}, 'a job was still running; it will be run again');
  await pgPool.query('select graphile_worker.force_unlock_workers($1)', [workerIds]);
  // Not waited for, as the job may hold a connection; the others are closed before the database is.
  void pgPool.end();
}

export const taskListOf = (deps: Deps, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(jobs.map(({ name, perform }) => [name, (payload: unknown) => perform(deps, payload)]));

/** The daily run that a switched-off machine missed happens at the next start, once. */
const cronItemOf = ({ job: { name, attemptsMax, queue }, match }: CronJob) => ({
  task: name,
  match,
  identifier: name,
  options: { maxAttempts: attemptsMax, queueName: queue, backfillPeriod: BACKFILL_MS, jobKey: name },
});

/**
 * A killed process leaves its jobs locked for hours. Nobody else uses an embedded database, so whatever is locked
 * when we start was ours. A served one may have other workers, whose jobs are theirs: there the lock runs out.
 */
async function freeAbandonedJobs(pgPool: pg.Pool): Promise<void> {
  await pgPool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`);
}
