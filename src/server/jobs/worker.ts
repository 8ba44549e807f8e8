import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Deps } from '../deps.ts';
import { withFields } from '../logger.ts';
import type { AnyJob } from './job.ts';
import { jobLogger, openJobPool } from './job-pool.ts';
import { freeEverything, openJobRunners } from './job-runners.ts';

/** A job by the clock, in UTC; `match` is minute, hour, day, month, weekday. */
export type CronJob = Readonly<{ job: AnyJob; match: string }>;
/** `pool` is what its jobs are fetched over. */
export type Worker = Readonly<{ pool: pg.Pool; stop: () => Promise<void> }>;

/** Jobs without a queue, as mails, have so many places of their own, whatever runs in the queues. */
const SHORT_AT_ONCE = 2;
/** One connection listens, and one is to spare; each job may hold one while it is fetched or released. */
const CONNECTIONS_BESIDES = 2;
const POLL_INTERVAL_MS = 2000;
/** Stopping the whole process must fit into ten seconds, of which requests in flight may take most. */
const PATIENCE_MS = 2500;
const BACKFILL_MS = 24 * 3_600_000;
const BEGIN_AGAIN_MS = 1000;

/**
 * How the library ends a job (ADR 18). By default it does not wait for that, and the end of a job that met a database that is
 * away would end the process; this way such a job ends its runner, and another is begun.
 */
export const ENDS_TOGETHER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Runs waiting jobs until stopped. Stopping lets the running ones finish, within reason. */
export async function startWorker(
  deps: Deps,
  jobs: readonly AnyJob[],
  { cron = [] }: { cron?: readonly CronJob[] } = {},
): Promise<Worker> {
  const concurrency = SHORT_AT_ONCE + countQueues(jobs);
  const pgPool = openJobPool(deps, concurrency + CONNECTIONS_BESIDES);
  const logger = jobLogger(deps.log);
  const runners = openJobRunners(pgPool, deps.log);
  const stopping = new AbortController();
  const options: RunnerOptions = {
    pgPool,
    logger,
    preset: ENDS_TOGETHER,
    taskList: taskListOf(deps, jobs),
    parsedCronItems: parseCronItems(cron.map(cronItemOf)),
    concurrency,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true, // The process has one place that hears signals, and it calls stop().
  };
  /** One life of the library: it ends when it is stopped, or when it could not write down how a job ended. */
  const begin = async () => {
    const events: WorkerEvents = new EventEmitter();
    const life: { runner?: Runner; id?: string } = {};
    const inHand = new Set<string>();
    events.on('job:start', ({ job: { id } }) => void inHand.add(id));
    events.on('job:complete', ({ job: { id } }) => void inHand.delete(id));
    events.on('pool:create', ({ workerPool: { id } }) => {
      life.id = id;
      // The next life hands back what this one still holds.
      const onLost = () => void life.runner?.stop('jobs were lost').catch(() => undefined);
      runners.enter({ id, inHand, onLost });
    });
    events.on('pool:release', () => {
      if (!stopping.signal.aborted) beginningAgain = beginAgain(life.id);
    });
    life.runner = await run({ ...options, events });
    life.runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'the jobs ended'));
    return life;
  };
  const beginAgain = async (former: string | undefined): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await pause(BEGIN_AGAIN_MS, undefined, { signal: stopping.signal });
        if (former !== undefined) await runners.leave(former);
        life = await begin();
        deps.log.warn({}, 'the jobs began again');
        return;
      } catch (error) {
        if (!stopping.signal.aborted) deps.log.error({ err: error }, 'the jobs could not begin again');
      }
    }
  };
  let beginningAgain: Promise<void> | undefined;
  let life: Awaited<ReturnType<typeof begin>>;
  try {
    await runMigrations({ pgPool, logger });
    if (deps.config.databaseUrl === undefined) await freeEverything(pgPool);
    life = await begin();
  } catch (error) {
    runners.stop();
    await pgPool.end();
    throw error;
  }

  const stop = async (): Promise<void> => {
    stopping.abort();
    await beginningAgain;
    const ended = await endWithin(life.runner, deps.log);
    // A job that takes longer than patience allows is handed back, so that whoever runs next takes it up at once.
    if (!ended) deps.log.warn({}, 'a job was still running; it will be run again');
    runners.stop();
    if (life.id !== undefined)
      await runners
        .leave(life.id)
        .catch((error: unknown) => deps.log.warn({ err: error }, 'the jobs could not be handed back'));
    const closed = pgPool.end();
    if (ended) await closed;
    // Else not waited for, as the job may hold a connection; the others are closed before the database is.
    else closed.catch(() => undefined);
  };
  let stopped: Promise<void> | undefined;
  return {
    pool: pgPool,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** In each queue one job runs at a time. */
const countQueues = (jobs: readonly AnyJob[]): number =>
  new Set(jobs.flatMap(({ queue }) => queue ?? [])).size;

/** Whether everything that ran came to its end. */
async function endWithin(runner: Runner | undefined, log: Deps['log']): Promise<boolean> {
  const ended = Promise.resolve(runner?.stop()).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'the jobs did not stop cleanly');
      return true;
    },
  );
  return Promise.race([ended, pause(PATIENCE_MS, false, { ref: false })]);
}

/** Whatever a job writes into the log says which job it was, and in which try. */
export const taskListOf = (deps: Deps, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, perform }): [string, Task] => [
      name,
      (payload, { job: { attempts } }) =>
        perform({ ...deps, log: withFields(deps.log, { job: name, attempt: attempts }) }, payload),
    ]),
  );

/** The daily run that a switched-off machine missed happens at the next start, once. */
const cronItemOf = ({ job: { name, attemptsMax, queue }, match }: CronJob) => ({
  task: name,
  match,
  identifier: name,
  options: { maxAttempts: attemptsMax, queueName: queue, backfillPeriod: BACKFILL_MS, jobKey: name },
});
