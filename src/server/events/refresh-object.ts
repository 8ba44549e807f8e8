import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import { UnreadableObject } from '#provider/unreadable-object.ts';
import type { Deps } from '../deps.ts';
import { failpoint } from '../failpoints.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import { listWaiting, markApplied } from './event-repository.ts';
import { keepObjects, nextReadOrder } from './keep-objects.ts';
import { findMissing } from './missing-objects.ts';
import type { ProjectedKind, Projection } from './projection.ts';
import { isProjectedKind, PROJECTIONS } from './projections.ts';
import { REFRESH_JOB } from './refresh-job-name.ts';
import { setAside } from './set-aside.ts';
import { watched } from './sync-problems.ts';

export type SyncDeps = Pick<Deps, 'db' | 'now' | 'log'> & Readonly<{ provider: PaymentProvider }>;

/**
 * Reads an object again and keeps what it is now, whatever an event said it was, together with the movements of the balance
 * it brought. The events that were waiting before the reading began are answered by it; one that comes in meanwhile causes
 * another. Should the process die on the way, they still wait.
 */
export async function refreshObject(deps: SyncDeps, kind: ProjectedKind, id: string): Promise<void> {
  const { db, provider, now } = deps;
  const answered = await listWaiting(db, { provider: provider.name, kind, object_id: id });
  await readAndKeep(deps, kind, id);
  await db.transaction().execute(async (trx) => {
    await markApplied(trx, { provider: provider.name, ids: answered, applied: utcInstant(now()) });
    failpoint('event-before-apply-commit');
  });
  failpoint('event-after-apply');
}

async function readAndKeep<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  id: string,
): Promise<void> {
  const { db, provider } = deps;
  const read_order = await nextReadOrder(db);
  const object = await findOrSetAside(deps, kind, id);
  if (object === undefined) return;
  await keepRead(deps, kind, [object], read_order);

  const projection: Projection<Kind> = PROJECTIONS[kind];
  if (!projection.brings) return;
  const thenOrder = await nextReadOrder(db);
  await keepRead(deps, 'transaction', await projection.brings({ db, provider }, object), thenOrder);
}

/** What makes no sense is told on the Sync page, and its events do not wait for it. */
async function findOrSetAside<Kind extends ProjectedKind>(
  { db, provider }: SyncDeps,
  kind: Kind,
  id: string,
): Promise<ProviderObjects[Kind] | undefined> {
  try {
    return await provider.findObject(kind, id);
  } catch (error) {
    if (!(error instanceof UnreadableObject)) throw error;
    await setAside(db, { provider: provider.name, kind }, [error.object]);
    return undefined;
  }
}

export async function keepRead<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
  read_order: number,
): Promise<void> {
  await keepNeeded(deps, kind, objects);
  const reading = { provider: deps.provider.name, read_order };
  await deps.db.transaction().execute((trx) => keepObjects(trx, reading, kind, objects));
}

/** Keeps what rows of these objects refer to and we do not have yet. */
export async function keepNeeded<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
): Promise<void> {
  const projection: Projection<Kind> = PROJECTIONS[kind];
  const needed = projection.needs?.(objects) ?? [];
  for (const missing of await findMissing(deps.db, deps.provider.name, needed)) {
    await refreshObject(deps, missing.kind, missing.id);
  }
}

/** A waiting job for the same object is the same job: ten events in a row cause one reading. */
export const refreshJob = (provider: PaymentProvider): AnyJob =>
  job({
    ...REFRESH_JOB,
    input: z.object({ kind: z.string(), object_id: z.string() }),
    async run(deps, { kind, object_id }) {
      if (!isProjectedKind(kind)) return;
      await watched(deps, { provider: provider.name, source: kind }, () =>
        refreshObject({ ...deps, provider }, kind, object_id),
      );
    },
  });
