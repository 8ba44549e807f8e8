import * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { findApproval, listApprovedIds, listOverdueIds } from '../../approvals/approval-repository.ts';
import { finishApproval } from '../../approvals/finish-approval.ts';
import type { Deps } from '../../deps.ts';
import { NO_PAGES } from '../../events/live-hub.ts';
import type { Route } from '../../http/route.ts';
import { type AnyJob, job } from '../../jobs/job.ts';
import { expireRequest } from './decide-approval.ts';
import { routeOf, runApproved } from './run-approved.ts';

const BATCH = 100;

/**
 * Ends what waited too long, and does what was approved and not done: whoever approved it may have been cut off. `abandoned`
 * is for the start of a process that has the database to itself: whatever was taken up then has lost its hands.
 */
export async function takeUpApprovals(
  deps: Deps,
  routes: readonly Route[],
  { abandoned = false } = {},
): Promise<void> {
  const now = utcInstant(deps.now());
  for (const { id } of await listOverdueIds(deps.db, now, BATCH)) await expireRequest(deps, id);
  for (const { id } of await listApprovedIds(deps.db, BATCH)) {
    try {
      const row = await findApproval(deps.db, id);
      if (!row) continue;
      const isOver = routeOf(routes, row)?.approving?.showsSecret && row.expires <= now;
      if (isOver)
        await finishApproval(deps, id, { error: fail('approval_decided', { state: 'expired', by: null }) });
      else await runApproved({ ...deps, live: NO_PAGES }, routes, row, { abandoned, later: true });
    } catch (error) {
      deps.log.error({ err: error, approval_id: id }, 'what was approved could not be done');
    }
  }
}

export const takeUpApprovalsJob = (routes: readonly Route[]): AnyJob =>
  job({
    name: 'approvals.take-up',
    input: z.object({}),
    attemptsMax: 1,
    run: (deps) => takeUpApprovals(deps, routes),
  });
