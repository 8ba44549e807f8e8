import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { forgetProblems, noteProblem, watched } from '../events/sync-problems.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import type { CronJob } from '../jobs/worker.ts';
import { askForSubscriptions, beginAgain, copyStore, isCopied } from './copy-store.ts';
import { compareOrders, lookAgain, readChanges } from './follow-store.ts';
import { WOOCOMMERCE } from './keep-page.ts';
import {
  CHECK_WEBHOOKS_JOB,
  COMPARE_STORE_JOB,
  COPY_STORE_JOB,
  LOOK_AGAIN_JOB,
  READ_CHANGES_JOB,
  SEND_WRITES_JOB,
} from './store-job-names.ts';
import type { StoreLine } from './store-line.ts';
import { ensureWebhooks, isReachable } from './store-webhooks.ts';
import { tellStore } from './tell-store.ts';

type StoreJobs = Readonly<{ jobs: readonly AnyJob[]; cron: readonly CronJob[] }>;

const place = (source: string) => ({ provider: WOOCOMMERCE, source });

/** Everything that needs a line to an attached store: added to the other jobs by whoever has one. */
export function storeJobs(line: StoreLine, config: Config): StoreJobs {
  const copy = job({
    ...COPY_STORE_JOB,
    run: (deps) => watched(deps, place('store_copy'), () => copyStore({ ...deps, line })),
  });
  const changes = job({
    ...READ_CHANGES_JOB,
    run: async (deps) => {
      // Before everything is here there is nothing to follow; a copy that gave up is begun again.
      if (!(await isCopied(deps.db)))
        return enqueue(deps.db, COPY_STORE_JOB, {}, { key: COPY_STORE_JOB.name });
      await watched(deps, place('store_news'), () => readChanges({ ...deps, line }));
    },
  });
  const look = job({
    ...LOOK_AGAIN_JOB,
    run: (deps, { kind, id }) =>
      watched(deps, place('store_news'), () => lookAgain({ ...deps, line }, kind, id)),
  });
  const compare = job({
    ...COMPARE_STORE_JOB,
    run: (deps) =>
      watched(deps, place('store_comparison'), async () => {
        if (!(await isCopied(deps.db))) return;
        const found = await compareOrders({ ...deps, line });
        if (found.missing + found.gone > 0) deps.log.info(found, 'orders that the store had told nobody of');
        await beginAgain(deps.db, ['store_product', 'store_customer']);
        if (await askForSubscriptions({ ...deps, line })) await beginAgain(deps.db, ['store_subscription']);
        await copyStore({ ...deps, line });
      }),
  });
  const webhooks = job({
    ...CHECK_WEBHOOKS_JOB,
    run: (deps) =>
      watched(deps, place('store_webhooks'), () => ensureWebhooks({ ...deps, line }, config.publicUrl)),
  });
  const writes = job({
    ...SEND_WRITES_JOB,
    run: async (deps) => {
      const { trouble } = await tellStore({ ...deps, line });
      if (trouble) await noteProblem(deps, place('store_writes'), trouble);
      else await forgetProblems(deps, place('store_writes'));
    },
  });
  return {
    jobs: [copy, changes, look, compare, webhooks, writes],
    cron: [
      { job: changes, match: '* * * * *' },
      { job: writes, match: '* * * * *' },
      { job: compare, match: '40 3 * * *' },
      ...(isReachable(config) ? [{ job: webhooks, match: '*/10 * * * *' }] : []),
    ],
  };
}

/** At the start of the process: what changed while it was away is asked for at once, and the store is asked to tell. */
export async function catchUpStore({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  if (!config.woocommerce) return;
  await enqueue(db, COPY_STORE_JOB, {}, { key: COPY_STORE_JOB.name });
  await enqueue(db, READ_CHANGES_JOB, {}, { key: READ_CHANGES_JOB.name });
  if (isReachable(config)) await enqueue(db, CHECK_WEBHOOKS_JOB, {}, { key: CHECK_WEBHOOKS_JOB.name });
}
