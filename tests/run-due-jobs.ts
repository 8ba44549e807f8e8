import { runOnce } from 'graphile-worker';
import type { Deps } from '#server/deps.ts';
import type { AnyJob } from '#server/jobs/job.ts';
import { jobLogger, openJobPool } from '#server/jobs/job-pool.ts';
import { ENDS_TOGETHER, taskListOf } from '#server/jobs/worker.ts';
import { tellWaiting } from '#server/store/customer-courier.ts';
import { mailCustomer } from '#server/store/mail-customer.job.ts';

/** What somebody else holds is never done here. */
const ROUNDS_MAX = 50;

/** Runs every job that is due, once, and comes back: for tests, where no worker lives, and no courier of mails. */
export async function runDueJobs(deps: Deps, jobs: readonly AnyJob[]): Promise<void> {
  if (jobs.includes(mailCustomer)) while ((await tellWaiting(deps)) > 0);
  const pgPool = openJobPool(deps, 3);
  const taskList = taskListOf(deps, jobs);
  /** The library looks away as soon as it finds nothing, also when the next job of a queue waits for the one before it. */
  const isSomeDue = async (): Promise<boolean> => {
    const { rows } = await pgPool.query(
      'select 1 from graphile_worker.jobs where task_identifier = any($1) and run_at <= now() and locked_at is null and attempts < max_attempts limit 1',
      [Object.keys(taskList)],
    );
    return rows.length > 0;
  };
  try {
    let rounds = 0;
    do {
      rounds += 1;
      await runOnce({
        pgPool,
        logger: jobLogger(deps.log),
        preset: ENDS_TOGETHER,
        taskList,
        noHandleSignals: true,
      });
    } while (rounds < ROUNDS_MAX && (await isSomeDue()));
  } finally {
    await pgPool.end();
  }
}
