import * as z from 'zod/mini';
import { job } from '../../jobs/job.ts';
import { pruneEvents } from './tracking-repository.ts';

/** What was tracked is kept for ninety days. */
export const pruneTracking = job({
  name: 'tracking.prune',
  input: z.object({}),
  attemptsMax: 3,
  async run(deps) {
    const removed = await pruneEvents(deps);
    deps.log.info({ removed }, 'tracking events pruned');
  },
});
