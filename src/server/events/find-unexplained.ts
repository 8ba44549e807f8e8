import { sql } from 'kysely';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { UnreadableObject } from '#provider/unreadable-object.ts';
import { walkObjects } from '#provider/walk-objects.ts';
import type { ProjectedKind, Projection } from './projection.ts';
import { PROJECTIONS } from './projections.ts';
import type { SyncDeps } from './refresh-object.ts';

const PAGE = 1000;
/** After so many that nobody knows, the rest is believed. */
const ASKED_BY_NAME_MAX = 200;

/**
 * The rows that only we have. `known` is how many of ours the provider was found to have: when that is all of them there is
 * nothing to look for, and a million ids need not be remembered.
 */
export async function listUnexplained(
  deps: SyncDeps,
  kind: ProjectedKind,
  known: number,
): Promise<readonly string[]> {
  if (kind === 'account' || (await countOurs(deps, kind)) === known) return [];
  return stillUnknown(deps.provider, kind, await listUnseen(deps, kind));
}

async function countOurs({ db, provider }: SyncDeps, kind: ProjectedKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(PROJECTIONS[kind].table)} ${ofProvider(kind, provider)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const ofProvider = (kind: ProjectedKind, { name }: PaymentProvider) =>
  PROJECTIONS[kind].key.includes('provider') ? sql`where provider = ${name}` : sql``;

async function listUnseen<Kind extends ProjectedKind>(deps: SyncDeps, kind: Kind): Promise<string[]> {
  const { db, provider } = deps;
  const { table, key } = PROJECTIONS[kind];
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(key.at(-1) ?? 'id')} as id from ${sql.table(table)} ${ofProvider(kind, provider)} order by 1`.execute(
    db,
  );
  const unseen = new Set(rows.map(({ id }) => id));
  const projection: Projection<Kind> = PROJECTIONS[kind];
  for await (const page of walkObjects(provider, kind, PAGE))
    for (const object of page) unseen.delete(projection.idOf(object));
  return [...unseen];
}

/** What was made after its kind was walked through is here and was not seen; so each is asked for by its name. */
async function stillUnknown(
  provider: PaymentProvider,
  kind: ProjectedKind,
  ids: readonly string[],
): Promise<string[]> {
  const unknown: string[] = [];
  for (const id of ids) {
    const isNew = unknown.length < ASKED_BY_NAME_MAX && (await isThere(provider, kind, id));
    if (!isNew) unknown.push(id);
  }
  return unknown;
}

/** What cannot be read today is there all the same. */
async function isThere(provider: PaymentProvider, kind: ProjectedKind, id: string): Promise<boolean> {
  try {
    return (await provider.findObject(kind, id)) !== undefined;
  } catch (error) {
    if (error instanceof UnreadableObject) return true;
    throw error;
  }
}
