import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Deps } from '../deps.ts';
import { backfillJob } from '../events/backfill.ts';
import { checkDriftJob, repairJob } from '../events/check-drift.ts';
import { lookBackJob, pollJob } from '../events/poll-events.ts';
import { refreshJobs } from '../events/refresh-jobs.ts';
import { followApplicationJob } from '../features/onboarding/follow-application.job.ts';
import type { AnyJob } from '../jobs/job.ts';
import type { CronJob } from '../jobs/worker.ts';
import { operations } from '../operations/every-operation.ts';
import { reconcileJob, reconcileOperations } from '../operations/reconcile-operations.ts';

type ProviderJobs = Readonly<{ jobs: readonly AnyJob[]; cron: readonly CronJob[] }>;

/** Everything that needs a provider to run: added to the other jobs by whoever has one. */
export function providerJobs(provider: PaymentProvider): ProviderJobs {
  const reconcile = reconcileJob(provider, operations);
  const poll = pollJob(provider);
  const checkDrift = checkDriftJob(provider);
  const lookBack = lookBackJob(provider);
  const nightly = repairJob(provider, 'nightly');
  const monthly = repairJob(provider, 'monthly');
  const followApplication = followApplicationJob(provider);
  return {
    jobs: [
      ...[reconcile, poll, checkDrift, lookBack, nightly, monthly, followApplication],
      ...[...refreshJobs(provider), backfillJob(provider)],
    ],
    cron: [
      { job: reconcile, match: '* * * * *' },
      { job: poll, match: '* * * * *' },
      ...(provider.findApplication ? [{ job: followApplication, match: '* * * * *' }] : []),
      ...(provider.following
        ? [
            { job: lookBack, match: '*/15 * * * *' },
            { job: nightly, match: '20 3 2-31 * *' },
            { job: monthly, match: '20 3 1 * *' },
          ]
        : []),
    ],
  };
}

/** At the start of the process, before anybody is let in: ends what the last one left behind. */
export async function takeUpWhatWasLeft(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  provider: PaymentProvider,
): Promise<void> {
  const { ended, open } = await reconcileOperations({ ...deps, provider }, operations, { abandoned: true });
  if (ended + open > 0) deps.log.warn({ ended, open }, 'operations taken up that the last process had left');
}
