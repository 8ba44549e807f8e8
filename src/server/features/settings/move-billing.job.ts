import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import { job } from '../../jobs/job.ts';
import { moveBilling } from './billing-repository.ts';

const BATCH = 100;

/** Takes over the billing of subscriptions, a hundred at a time, so that a large store can go on selling meanwhile. */
export const moveBillingIntoStore = job({
  name: 'settings.move-billing',
  input: z.object({}),
  attemptsMax: 10,
  async run({ db, now, log }) {
    let moved = 0;
    for (;;) {
      const batch = await moveBilling(db, { limit: BATCH, at: utcInstant(now()) });
      moved += batch;
      if (batch < BATCH) break;
    }
    log.info({ moved }, 'billing of subscriptions moved into the store');
  },
});
