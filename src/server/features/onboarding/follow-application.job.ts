import * as z from 'zod/mini';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type AnyJob, job } from '../../jobs/job.ts';
import { followAccount } from './follow-account.ts';
import { findLiveApplication } from './live-application-repository.ts';

/** By the clock, every minute: a live account that was verified is taken up, also while nobody looks. */
export const followApplicationJob = (provider: PaymentProvider): AnyJob =>
  job({
    name: 'account.follow-application',
    input: z.object({}),
    attemptsMax: 1,
    async run(deps) {
      if (await findLiveApplication(deps.db)) await followAccount({ ...deps, provider });
    },
  });
