import * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { epochSeconds, HOUR_S, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import { listNeglected, lockFeed, moveFeed } from './event-repository.ts';
import { nextReadOrder } from './keep-objects.ts';
import { addEvents, askForRefresh, askForWaiting, takeIn } from './receive-events.ts';
import { keepRead, type SyncDeps } from './refresh-object.ts';
import { forgetProblems, noteProblem, watched } from './sync-problems.ts';

const PAGE = 100;
const NEGLECTED_AFTER_S = 10 * MINUTE_S;

/** Reads the provider's feed from where we stopped, for deliveries that never came; answers how many events were new to us. */
export async function pollEvents(deps: SyncDeps): Promise<number> {
  let added = 0;
  for (;;) {
    const page = await pollPage(deps);
    added += page.added;
    if (page.isLast) break;
  }
  await takeUpNeglected(deps);
  return added;
}

/** The provider is asked outside any transaction; whoever else polled meanwhile has moved the feed, and we begin again from there. */
async function pollPage({ db, provider, now }: SyncDeps): Promise<{ added: number; isLast: boolean }> {
  const { name } = provider;
  const after = await db.transaction().execute((trx) => lockFeed(trx, name));
  const events = await provider.listEvents(after, PAGE);
  let isLast = false;
  const added = await takeIn(db, async (trx) => {
    if ((await lockFeed(trx, name)) !== after) return [];
    const received = utcInstant(now());
    const news = await addEvents(trx, { provider: name, came_by: 'poll', received }, events);
    const last_sequence = events.at(-1)?.sequence ?? after;
    await moveFeed(trx, name, { last_sequence, last_polled: received });
    isLast = events.length < PAGE;
    return news;
  });
  return { added, isLast };
}

const LOOK_BACK_S = HOUR_S;

/** Events that their provider told late: the last hour is read again, and what is new to us is kept. */
export async function lookBack({ db, provider, now }: SyncDeps): Promise<number> {
  const { following, name } = provider;
  if (!following) return 0;
  let after = following.positionAt(epochSeconds(now() - LOOK_BACK_S));
  let added = 0;
  for (;;) {
    const events = await provider.listEvents(after, PAGE);
    const received = utcInstant(now());
    added += await takeIn(db, (trx) => addEvents(trx, { provider: name, came_by: 'poll', received }, events));
    after = events.at(-1)?.sequence ?? after;
    if (events.length < PAGE) return added;
  }
}

/** A restored backup has no queue, and a job gives up one day. What still waits is asked for again. */
async function takeUpNeglected({ db, provider, now }: SyncDeps): Promise<void> {
  const before = utcInstant(epochSeconds(now() - NEGLECTED_AFTER_S));
  const neglected = await listNeglected(db, provider.name, before);
  if (neglected.some(({ has_own_job }) => !has_own_job)) await askForWaiting(db, provider.name);
  for (const { kind, id, has_own_job } of neglected)
    if (has_own_job) await askForRefresh(db, provider.name, kind, id);
}

/**
 * Volumes and deadlines of the account move without an event; there is one account, so it is simply read again, once. Everything
 * else goes on where it may not be read: that is told on the Sync page.
 */
export async function refreshAccount(deps: SyncDeps): Promise<void> {
  const read_order = await nextReadOrder(deps.db);
  const account = await deps.provider.findAccount();
  if (!account) return;
  await keepRead(deps, 'account', [account], read_order);
  const place = { provider: deps.provider.name, source: 'account' };
  if (account.is_withheld) await noteProblem(deps, place, fail('provider_permission_missing'));
  else await forgetProblems(deps, place);
}

/** What is needed to ask for it; the job itself also needs a provider. */
export const POLL_JOB = { name: 'events.poll', input: z.object({}), attemptsMax: 1 };

/** By the clock, every minute. */
export const pollJob = (provider: PaymentProvider): AnyJob =>
  job({
    ...POLL_JOB,
    async run(deps) {
      const added = await watched(deps, { provider: provider.name, source: 'news' }, async () => {
        const found = await pollEvents({ ...deps, provider });
        /** Who tells of changes to the account is asked less often: every question counts there. */
        if (!provider.following) await refreshAccount({ ...deps, provider });
        return found;
      });
      if (added > 0) deps.log.info({ added }, 'events fetched that had not been delivered');
    },
  });

/** By the clock, every quarter of an hour, where a provider may tell late. */
export const lookBackJob = (provider: PaymentProvider): AnyJob =>
  job({
    name: 'events.look-back',
    input: z.object({}),
    attemptsMax: 1,
    async run(deps) {
      const place = { provider: provider.name, source: 'late_news' };
      const added = await watched(deps, place, async () => {
        const found = await lookBack({ ...deps, provider });
        await refreshAccount({ ...deps, provider });
        return found;
      });
      if (added > 0) deps.log.info({ added }, 'events found that were told late');
    },
  });
