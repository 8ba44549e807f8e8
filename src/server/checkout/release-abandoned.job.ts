import * as z from 'zod/mini';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { job } from '../jobs/job.ts';
import { listAbandoned } from '../store/checkout-repository.ts';
import { answerSecondFactor } from './second-factor.ts';

const ABANDONED_AFTER_S = HOUR_S;

/** Whoever left at the second factor keeps the goods from nobody: after an hour it is as if they had refused. */
export const releaseAbandoned = job({
  name: 'store.release-abandoned',
  input: z.object({}),
  attemptsMax: 1,
  async run(deps) {
    const before = epochSeconds((await deps.provider.now()) - ABANDONED_AFTER_S);
    for (const key of await listAbandoned(deps.db, utcInstant(before)))
      await answerSecondFactor({ ...deps, ip: '' }, key, 'refuse');
  },
});
