import { getSecret } from '../access/secret-repository.ts';
import type { Deps } from '../deps.ts';
import { type DeliverySource, EVENTS_PATH } from '../events/accept-delivery.ts';
import { BACKFILL_JOB } from '../events/backfill.ts';
import { POLL_JOB } from '../events/poll-events.ts';
import { sendDelivery } from '../events/send-delivery.ts';
import { tellLive } from '../events/tell-live.ts';
import { runSchedules } from '../features/exports/schedules/run-schedules.job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { AnyJob } from '../jobs/job.ts';
import type { CronJob } from '../jobs/worker.ts';
import { catchUpStore, storeJobs } from '../woocommerce/store-jobs.ts';
import { openStoreLine } from '../woocommerce/store-line.ts';
import { cron, jobs } from './every-job.ts';
import type { OpenedProvider } from './open-provider.ts';
import { providerJobs } from './provider-jobs.ts';

type Events = Readonly<{
  jobs: readonly AnyJob[];
  cron: readonly CronJob[];
  /** Whose deliveries are taken. */
  source: DeliverySource;
  /** What a provider at our side needs to reach us at the address we listen on. */
  surroundingsAt(address: string): Parameters<OpenedProvider['comeAlive']>[0];
}>;

/** Everything that keeps us in step with the provider. */
export async function openEvents(deps: Deps, deliveries?: OpenedProvider['deliveries']): Promise<Events> {
  const { db, provider, now, log, config } = deps;
  const secret = (await getSecret(db, 'events', now())).toString('hex');
  const own = providerJobs(provider);
  const attached = config.woocommerce && storeJobs(openStoreLine(config.woocommerce), config);
  /** Volumes and deadlines move with the clock and without an event, so the account is read again; and files fall due. */
  const onClockMoved = async (offsetS: number): Promise<void> => {
    await tellLive(db, 'clock', [String(offsetS)]);
    await enqueue(db, POLL_JOB, {}, { key: POLL_JOB.name });
    await enqueue(db, runSchedules, {}, { key: runSchedules.name });
  };
  return {
    jobs: [...jobs, ...own.jobs, ...(attached?.jobs ?? [])],
    cron: [...cron, ...own.cron, ...(attached?.cron ?? [])],
    source: { provider: provider.name, secrets: [secret], ...deliveries },
    surroundingsAt: (address) => ({
      send: sendDelivery({ address: new URL(EVENTS_PATH, address).href, secret, now, log }),
      onClockMoved: (offsetS) => {
        onClockMoved(offsetS).catch((error: unknown) =>
          log.error({ err: error }, 'nobody heard of the new time'),
        );
      },
      onError: (error) => log.error({ err: error }, 'the payments company could not go on'),
      delivers: config.roles.includes('provider'),
    }),
  };
}

/** A process that was away missed what happened meanwhile; it is asked for at once and not at the next minute. */
export async function catchUp({
  db,
  config,
  provider,
}: Pick<Deps, 'db' | 'config' | 'provider'>): Promise<void> {
  await catchUpStore({ db, config });
  await enqueue(db, POLL_JOB, {}, { key: POLL_JOB.name });
  /** A provider of our own making fills the read model with its world; from a real one everything is fetched, once. */
  if (provider.following) await enqueue(db, BACKFILL_JOB, {}, { key: BACKFILL_JOB.name });
}
