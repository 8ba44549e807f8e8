import { sql } from 'kysely';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import { asRows, keepObjects, nextReadOrder } from './keep-objects.ts';
import type { ProjectedKind, Projection } from './projection.ts';
import { PROJECTED_KINDS, PROJECTIONS } from './projections.ts';
import { keepNeeded, type SyncDeps } from './refresh-object.ts';

/** `missing`: the provider has it and we do not. `different`: both have it. `unexplained`: only we do. */
export type Drift = Readonly<{
  kind: ProjectedKind;
  id: string;
  what: 'missing' | 'different' | 'unexplained';
}>;
export type DriftReport = Readonly<{ compared: number; drift: readonly Drift[]; repaired: number }>;

const PAGE = 200;

/**
 * Walks through everything the provider has and compares it with what we keep. With `repair`, what is missing or different
 * is written anew. What only we have is told and never removed: a program does not decide that money was not there.
 */
export async function findDrift(deps: SyncDeps, { repair }: { repair: boolean }): Promise<DriftReport> {
  const reports: DriftReport[] = [];
  for (const kind of PROJECTED_KINDS) reports.push(await findDriftOf(deps, kind, repair));
  return {
    compared: reports.reduce((sum, { compared }) => sum + compared, 0),
    drift: reports.flatMap(({ drift }) => drift),
    repaired: reports.reduce((sum, { repaired }) => sum + repaired, 0),
  };
}

async function findDriftOf<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  repair: boolean,
): Promise<DriftReport> {
  const { db, provider } = deps;
  const projection: Projection<Kind> = PROJECTIONS[kind];
  const drift: Drift[] = [];
  const seen = new Set<string>();
  let repaired = 0;
  let cursor: string | null = null;
  do {
    const read_order = await nextReadOrder(db);
    const page: Awaited<ReturnType<typeof provider.listObjects<Kind>>> = await provider.listObjects(
      kind,
      cursor,
      PAGE,
    );
    if (repair) await keepNeeded(deps, kind, page.data);
    for (const object of page.data) seen.add(projection.idOf(object));
    const found = await comparePage(deps, kind, page.data);
    drift.push(...found);
    const ids = new Set(found.map(({ id }) => id));
    const wrong = page.data.filter((object) => ids.has(projection.idOf(object)));
    if (repair && wrong.length > 0) {
      repaired += await db
        .transaction()
        .execute((trx) => keepObjects(trx, { provider: provider.name, read_order }, kind, wrong));
    }
    cursor = page.cursor;
  } while (cursor !== null);
  drift.push(...(await listUnexplained(deps, kind, seen)));
  return { compared: seen.size, drift, repaired };
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

async function listUnexplained(
  { db, provider }: SyncDeps,
  kind: ProjectedKind,
  seen: ReadonlySet<string>,
): Promise<Drift[]> {
  const { table, key } = PROJECTIONS[kind];
  if (kind === 'account') return [];
  const ours = key.includes('provider') ? sql`where provider = ${provider.name}` : sql``;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(key.at(-1) ?? 'id')} as id from ${sql.table(table)} ${ours} order by 1`.execute(db);
  return rows.filter(({ id }) => !seen.has(id)).map(({ id }) => ({ kind, id, what: 'unexplained' as const }));
}
