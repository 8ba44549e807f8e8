import { runOnce } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import type { AnyJob } from './job.ts';
import { jobLogger, openJobPool } from './job-pool.ts';
import { taskListOf } from './worker.ts';

/** Runs every job that is due, once, and comes back: for commands and tests, where no worker lives. */
export async function runDueJobs(deps: Deps, jobs: readonly AnyJob[]): Promise<void> {
  const pgPool = openJobPool(deps, 3);
  try {
    await runOnce({
      pgPool,
      logger: jobLogger(deps.log),
      taskList: taskListOf(deps, jobs),
      noHandleSignals: true,
    });
  } finally {
    await pgPool.end();
  }
}
