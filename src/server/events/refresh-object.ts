import { utcInstant } from '#domain/shared/time.ts';
import { namedObject, ofKind } from '#provider/find-objects.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { BalanceTransaction, NamedObject, ProviderObjects } from '#provider/provider-objects.ts';
import { UnreadableObject } from '#provider/unreadable-object.ts';
import type { Deps } from '../deps.ts';
import { failpoint } from '../failpoints.ts';
import { listWaiting, markApplied } from './event-repository.ts';
import { keepAll, keepObjects, nextReadOrder, type ReadObjects, readAs } from './keep-objects.ts';
import { findMissing } from './missing-objects.ts';
import type { ObjectRef, ProjectedKind } from './projection.ts';
import { PROJECTED_KINDS } from './projections.ts';
import { setAside } from './set-aside.ts';

export type SyncDeps = Pick<Deps, 'db' | 'now' | 'log'> & Readonly<{ provider: PaymentProvider }>;

/**
 * Reads an object again and keeps what it is now, whatever an event said it was, together with the movements of the balance
 * it brought. The events that were waiting before the reading began are answered by it; one that comes in meanwhile causes
 * another. Should the process die on the way, they still wait.
 */
export const refreshObject = (deps: SyncDeps, kind: ProjectedKind, id: string): Promise<void> =>
  refreshObjects(deps, [{ kind, id }]);

/** The same for several, which are read and kept together: all of them, or none. */
export async function refreshObjects(deps: SyncDeps, names: readonly ObjectRef[]): Promise<void> {
  const { db, provider, now } = deps;
  const answered = await listWaiting(db, provider.name, names);
  const objects = await readObjects(deps, names);
  let movements = await readBrought(deps, objects);
  const missing = await findUnkept(deps, [...objects, ...movements], names);
  if (missing.length > 0) {
    // What others refer to is there before they are read: they may refer to each other.
    const first = objects.filter(({ projection }) => !projection.needs);
    await db.transaction().execute((trx) => keepAll(trx, provider.name, first));
    await refreshObjects(deps, missing);
    // Which may have brought some of the same movements, and read them later than we did.
    movements = await readBrought(deps, objects);
  }
  await db.transaction().execute(async (trx) => {
    await keepAll(trx, provider.name, [...objects, ...movements]);
    await markApplied(trx, { provider: provider.name, ids: answered, applied: utcInstant(now()) });
    failpoint('event-before-apply-commit');
  });
  failpoint('event-after-apply');
}

async function readObjects(deps: SyncDeps, names: readonly ObjectRef[]): Promise<readonly ReadObjects[]> {
  const read_order = await nextReadOrder(deps.db);
  const { provider } = deps;
  const found =
    provider.findObjects && names.length > 1
      ? await provider.findObjects(names)
      : (await Promise.all(names.map((name) => findOrSetAside(deps, name)))).flat();
  return PROJECTED_KINDS.map((kind) => readAs(kind, ofKind(found, kind), read_order)).filter(
    ({ objects }) => objects.length > 0,
  );
}

/** What makes no sense is told on the Sync page, and its events do not wait for it. */
async function findOrSetAside(
  { db, provider }: SyncDeps,
  { kind, id }: ObjectRef,
): Promise<readonly NamedObject[]> {
  try {
    const object = await provider.findObject(kind, id);
    return object ? [namedObject(kind, id, object)] : [];
  } catch (error) {
    if (!(error instanceof UnreadableObject)) throw error;
    await setAside(db, { provider: provider.name, kind }, [error.object]);
    return [];
  }
}

/** The movements that objects brought are a reading of their own, which began later. */
async function readBrought(
  { db, provider }: SyncDeps,
  read: readonly ReadObjects[],
): Promise<readonly ReadObjects[]> {
  const bringing = read.filter(({ projection }) => projection.brings);
  if (bringing.length === 0) return [];
  const read_order = await nextReadOrder(db);
  const brought: BalanceTransaction[] = [];
  for (const { projection, objects } of bringing)
    brought.push(...((await projection.brings?.({ db, provider }, objects)) ?? []));
  return [readAs('transaction', brought, read_order)];
}

/** What rows of these objects refer to and we do not have yet, but for what is about to be kept. */
async function findUnkept(
  { db, provider }: SyncDeps,
  read: readonly ReadObjects[],
  inHand: readonly ObjectRef[] = [],
): Promise<readonly ObjectRef[]> {
  const known = new Set(inHand.map(({ kind, id }) => `${kind} ${id}`));
  const needed = read
    .flatMap(({ projection, objects }) => projection.needs?.(objects) ?? [])
    .filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  return findMissing(db, provider.name, needed);
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
  for (const missing of await findUnkept(deps, [readAs(kind, objects, 0)]))
    await refreshObject(deps, missing.kind, missing.id);
}
