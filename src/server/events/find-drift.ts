import { sql } from 'kysely';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Page } from '#provider/payment-provider.ts';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import { listUnexplained } from './find-unexplained.ts';
import { asRows, keepObjects, nextReadOrder } from './keep-objects.ts';
import type { ProjectedKind, Projection } from './projection.ts';
import { PROJECTED_KINDS, PROJECTIONS } from './projections.ts';
import { keepNeeded, type SyncDeps } from './refresh-object.ts';
import { findSetAside, reasonAgainst, setAside } from './set-aside.ts';

/** `missing`: the provider has it and we do not. `different`: both have it. `unexplained`: only we do. */
export type Drift = Readonly<{
  kind: ProjectedKind;
  id: string;
  what: 'missing' | 'different' | 'unexplained';
}>;
export type DriftReport = Readonly<{ compared: number; drift: readonly Drift[]; repaired: number }>;

const PAGE = 500;
/** A few differences may be news on its way; more than this are not. */
const IN_FLIGHT_MAX = 20;

/** What to do, and how to wait a moment for news that is on its way; without the latter everything counts at once. */
type Looking = Readonly<{
  repair: boolean;
  settle?: () => Promise<void>;
  /** Only what was made since: then nobody can say what only we have. */
  since?: EpochSeconds | undefined;
}>;

/**
 * Walks through everything the provider has and compares it with what we keep. With `repair`, what is missing or different
 * is written anew. What only we have is told and never removed: a program does not decide that money was not there.
 */
export async function findDrift(deps: SyncDeps, looking: Looking): Promise<DriftReport> {
  const reports: DriftReport[] = [];
  for (const kind of PROJECTED_KINDS) reports.push(await findDriftOf(deps, kind, looking));
  return {
    compared: reports.reduce((sum, { compared }) => sum + compared, 0),
    drift: reports.flatMap(({ drift }) => drift),
    repaired: reports.reduce((sum, { repaired }) => sum + repaired, 0),
  };
}

async function findDriftOf<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  looking: Looking,
): Promise<DriftReport> {
  const { db, provider } = deps;
  const { repair } = looking;
  const projection: Projection<Kind> = PROJECTIONS[kind];
  const drift: Drift[] = [];
  let [compared, ours, repaired] = [0, 0, 0];
  let cursor: string | null = null;
  do {
    const { page, found, read_order }: Compared<Kind> = await compareSettled(deps, kind, cursor, looking);
    const shelf = { provider: provider.name, kind };
    await setAside(db, shelf, page.setAside);
    const aside = await findSetAside(db, shelf, page.data.map(projection.idOf));
    compared += page.data.length;
    ours += page.data.length - found.filter(({ what }) => what === 'missing').length;
    /** What could not be kept is told as such; it is tried again here, and is no difference to look into. */
    drift.push(...found.filter(({ id }) => !aside.has(id)));
    const ids = new Set([...found.map(({ id }) => id), ...aside]);
    const wrong = page.data.filter((object) => ids.has(projection.idOf(object)));
    if (repair && wrong.length > 0) {
      await keepNeeded(deps, kind, wrong);
      repaired += await db
        .transaction()
        .execute((trx) => keepObjects(trx, { provider: provider.name, read_order }, kind, wrong));
    }
    cursor = page.cursor;
  } while (cursor !== null);
  if (looking.since === undefined)
    drift.push(...(await listUnexplained(deps, kind, ours)).map((id) => unexplained(kind, id)));
  return { compared, drift, repaired };
}

const unexplained = (kind: ProjectedKind, id: string): Drift => ({ kind, id, what: 'unexplained' });

type Compared<Kind extends ProjectedKind> = Readonly<{
  page: Page<ProviderObjects[Kind]>;
  found: readonly Drift[];
  read_order: number;
}>;

/** Something that happened a moment ago is not known here yet, and is no drift: what differs is looked at a second time. */
async function compareSettled<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  cursor: string | null,
  { settle, since }: Looking,
): Promise<Compared<Kind>> {
  const look = async (): Promise<Compared<Kind>> => {
    const read_order = await nextReadOrder(deps.db);
    const page = await deps.provider.listObjects(kind, cursor, PAGE, since);
    return { page, found: await compareAll(deps, kind, page.data), read_order };
  };
  const first = await look();
  if (!settle || first.found.length === 0 || first.found.length > IN_FLIGHT_MAX) return first;
  await settle();
  const second = await look();
  const before = new Set(first.found.map(({ id }) => id));
  return { ...second, found: second.found.filter(({ id }) => before.has(id)) };
}

/** A row that the table cannot even hold is found by halves and set aside; the others are compared. */
async function compareAll<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
): Promise<Drift[]> {
  try {
    return await comparePage(deps, kind, objects);
  } catch (error) {
    const reason = reasonAgainst(error);
    const [only] = objects;
    if (reason === undefined || only === undefined) throw error;
    if (objects.length === 1) {
      const projection: Projection<Kind> = PROJECTIONS[kind];
      await setAside(deps.db, { provider: deps.provider.name, kind }, [
        { id: projection.idOf(only), reason },
      ]);
      return [];
    }
    const half = Math.ceil(objects.length / 2);
    return [
      ...(await compareAll(deps, kind, objects.slice(0, half))),
      ...(await compareAll(deps, kind, objects.slice(half))),
    ];
  }
}

/** Compared as rows of the table, by the database itself: it knows when two times or two JSON values are the same. */
async function comparePage<Kind extends ProjectedKind>(
  { db, provider }: SyncDeps,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
): Promise<Drift[]> {
  const projection: Projection<Kind> = PROJECTIONS[kind];
  const { table, key } = projection;
  const expected = await projection.rowsOf(db, provider.name, objects);
  if (expected.length === 0) return [];
  const columns = Object.keys(expected[0] ?? {});
  const side = (name: string) => sql.join(columns.map((column) => sql.ref(`${name}.${column}`)));
  const sameKey = key.map((column) => sql`${sql.ref(`kept.${column}`)} = ${sql.ref(`told.${column}`)}`);
  const { rows } = await sql<{ place: number; is_missing: boolean }>`
    select told.place::int, kept is null as is_missing
    from (select *, row_number() over () as place from ${asRows(table, expected)}) as told
    left join ${sql.table(table)} as kept on ${sql.join(sameKey, sql` and `)}
    where row(${side('kept')}) is distinct from row(${side('told')})
    order by told.place`.execute(db);
  return rows.flatMap(({ place, is_missing }) => {
    const object = objects[place - 1];
    return object === undefined
      ? []
      : [
          {
            kind,
            id: projection.idOf(object),
            what: is_missing ? ('missing' as const) : ('different' as const),
          },
        ];
  });
}
