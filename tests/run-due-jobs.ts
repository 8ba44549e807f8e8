import { runOnce } from 'graphile-worker';
import type { Deps } from '#server/deps.ts';
import type { AnyJob } from '#server/jobs/job.ts';
import { jobLogger, openJobPool } from '#server/jobs/job-pool.ts';
import { ENDS_TOGETHER, taskListOf } from '#server/jobs/worker.ts';

/** Runs every job that is due, once, and comes back: for tests, where no worker lives. */
export async function runDueJobs(deps: Deps, jobs: readonly AnyJob[]): Promise<void> {
  const pgPool = openJobPool(deps, 3);
  try {
    await runOnce({
      pgPool,
      logger: jobLogger(deps.log),
      preset: ENDS_TOGETHER,
      taskList: taskListOf(deps, jobs),
      noHandleSignals: true,
    });
  } finally {
    await pgPool.end();
  }
}
