import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import { listWaitingObjects } from './event-repository.ts';
import type { ObjectRef } from './projection.ts';
import { isProjectedKind } from './projections.ts';
import { askForRefresh } from './receive-events.ts';
import { REFRESH_JOB, REFRESH_WAITING_JOB } from './refresh-job-name.ts';
import { refreshObject, refreshObjects, type SyncDeps } from './refresh-object.ts';
import { forgetProblemsOf, watched } from './sync-problems.ts';

/** Where a provider takes them in one question, a transaction may keep so many; else each is a question of its own. */
const IN_ONE_QUESTION = 200;
const EACH_ASKED_FOR = 16;

/**
 * Works off what events wait for, some at a time. What cannot be read or kept together is left to a job for each of them, so
 * that one object that fails keeps no other waiting.
 */
export async function refreshWaiting(deps: SyncDeps): Promise<void> {
  const { db, provider, log } = deps;
  const atOnce = provider.findObjects ? IN_ONE_QUESTION : EACH_ASKED_FOR;
  for (;;) {
    const names = (await listWaitingObjects(db, provider.name, atOnce)).flatMap(
      ({ kind, id }): ObjectRef[] => (isProjectedKind(kind) ? [{ kind, id }] : []),
    );
    if (names.length === 0) return;
    try {
      await refreshObjects(deps, names);
      await forgetProblemsOf(deps, provider.name, [...new Set(names.map(({ kind }) => kind))]);
    } catch (error) {
      log.warn({ err: error, objects: names.length }, 'objects could not be read again together');
      for (const { kind, id } of names) await askForRefresh(db, provider.name, kind, id);
    }
  }
}

/** One object by itself. */
export const refreshJob = (provider: PaymentProvider): AnyJob =>
  job({
    ...REFRESH_JOB,
    async run(deps, { kind, object_id }) {
      if (!isProjectedKind(kind)) return;
      await watched(deps, { provider: provider.name, source: kind }, () =>
        refreshObject({ ...deps, provider }, kind, object_id),
      );
    },
  });

/** Everything that answers events. */
export const refreshJobs = (provider: PaymentProvider): readonly AnyJob[] => [
  job({ ...REFRESH_WAITING_JOB, run: (deps) => refreshWaiting({ ...deps, provider }) }),
  refreshJob(provider),
];
