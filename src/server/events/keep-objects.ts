import { sql } from 'kysely';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { ProjectedKind, ProjectedRow, Projection } from './projection.ts';
import { PROJECTED_KINDS, PROJECTIONS } from './projections.ts';
import { attempt, setAside, takeBack } from './set-aside.ts';
import { type Changed, tellAllLive } from './tell-live.ts';

export type Reading = Readonly<{ provider: string; read_order: number }>;

/** Taken before the provider is asked: of two readings, the one that began later knows at least as much. */
export async function nextReadOrder(db: Database): Promise<number> {
  const { rows } = await sql<{ read_order: number }>`select nextval('provider_reads') as read_order`.execute(
    db,
  );
  return rows[0]?.read_order ?? 0;
}

type AnyObject = ProviderObjects[ProjectedKind];
/** Objects of one kind, and how they are kept; only `readAs` makes one, so that both are of the same kind. */
export type ReadObjects = Readonly<{
  kind: ProjectedKind;
  projection: Projection<ProjectedKind>;
  objects: readonly AnyObject[];
  read_order: number;
}>;

export const readAs = <Kind extends ProjectedKind>(
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
  read_order: number,
): ReadObjects => ({
  kind,
  // A projection of one kind is never given objects of another: they came in together.
  projection: PROJECTIONS[kind] as unknown as Projection<ProjectedKind>,
  objects,
  read_order,
});

/** The same for objects of one kind. */
export const keepObjects = <Kind extends ProjectedKind>(
  trx: Database,
  { provider, read_order }: Reading,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
): Promise<number> => keepAll(trx, provider, [readAs(kind, objects, read_order)]);

/**
 * Writes objects down as the provider told them, and answers how many were news. Each is locked first, and one that a later
 * reading has already told about is left alone: so it does not matter in which order answers and events come in. Pages are told
 * of them, and of what else the caller changed.
 */
export async function keepAll(
  trx: Database,
  provider: string,
  read: readonly ReadObjects[],
  also: readonly Changed[] = [],
): Promise<number> {
  const written = await writeNews(trx, provider, read);
  const ids = written.map(({ kind, projection, objects }) => ({ kind, ids: objects.map(projection.idOf) }));
  await takeBack(trx, provider, ids);
  await tellAllLive(trx, [...ids, ...also]);
  return ids.reduce((sum, part) => sum + part.ids.length, 0);
}

async function writeNews(
  trx: Database,
  provider: string,
  read: readonly ReadObjects[],
): Promise<readonly ReadObjects[]> {
  const filled = read.filter(({ objects }) => objects.length > 0).toSorted(byReference);
  if (filled.length === 0) return [];
  const taken = await takeReads(trx, provider, filled);
  // By kind: what was read at several times is written at once.
  const byKind = new Map<ProjectedKind, ReadObjects>();
  for (const part of filled) {
    const objects = part.objects.filter((object) => taken.delete(nameOf(part, object)));
    const known = byKind.get(part.kind) ?? { ...part, objects: [] };
    if (objects.length > 0) byKind.set(part.kind, { ...known, objects: [...known.objects, ...objects] });
  }
  const news = [...byKind.values()];
  if (news.length === 0) return [];
  for (const { projection, objects } of news) await projection.tells?.(trx, provider, objects);
  return write(trx, provider, news);
}

/** Nothing refers to what comes later. Of one kind, the later reading comes first: it is the one that counts. */
const byReference = (one: ReadObjects, other: ReadObjects): number =>
  PROJECTED_KINDS.indexOf(one.kind) - PROJECTED_KINDS.indexOf(other.kind) ||
  other.read_order - one.read_order;

const nameOf = ({ kind, projection }: ReadObjects, object: AnyObject): string =>
  `${kind} ${projection.idOf(object)}`;

/** Locks them all, in one order, so that nobody waits in a circle; answers the names of those nobody has read later. */
async function takeReads(
  trx: Database,
  provider: string,
  read: readonly ReadObjects[],
): Promise<Set<string>> {
  const latest = new Map<string, { kind: string; object_id: string; read_order: number }>();
  for (const part of read)
    for (const object of part.objects) {
      const [kind, object_id] = [part.kind, part.projection.idOf(object)];
      const known = latest.get(nameOf(part, object));
      if (!known) latest.set(nameOf(part, object), { kind, object_id, read_order: part.read_order });
    }
  const all = [...latest.values()];
  const { rows } = await sql<{ kind: string; object_id: string }>`
    insert into object_reads as known (provider, kind, object_id, read_order)
    select ${provider}, kind, object_id, read_order
    from unnest(${all.map(({ kind }) => kind)}::text[], ${all.map(({ object_id }) => object_id)}::text[],
      ${all.map(({ read_order }) => read_order)}::bigint[]) as told (kind, object_id, read_order)
    order by kind, object_id
    on conflict (provider, kind, object_id) do update set read_order = excluded.read_order
      where known.read_order < excluded.read_order
    returning kind, object_id`.execute(trx);
  return new Set(rows.map(({ kind, object_id }) => `${kind} ${object_id}`));
}

/**
 * Answers what was written. Where something cannot be, each kind is tried by itself, and then by halves, until the one object
 * is found that stands in the way: it is set aside, and the others are kept.
 */
async function write(
  trx: Database,
  provider: string,
  news: readonly ReadObjects[],
): Promise<readonly ReadObjects[]> {
  const reason = await attempt(trx, async () => {
    for (const { projection, objects } of news)
      await upsert(trx, projection, await projection.rowsOf(trx, provider, objects));
  });
  if (reason === undefined) return news;
  const parts = partsOf(news);
  if (parts.length > 1) {
    const written: ReadObjects[] = [];
    for (const part of parts) written.push(...(await write(trx, provider, [part])));
    return written;
  }
  for (const { kind, projection, objects } of news)
    await setAside(
      trx,
      { provider, kind },
      objects.map((object) => ({ id: projection.idOf(object), reason })),
    );
  return [];
}

function partsOf(news: readonly ReadObjects[]): readonly ReadObjects[] {
  const [only] = news;
  if (news.length !== 1 || !only || only.objects.length < 2) return news;
  const half = Math.ceil(only.objects.length / 2);
  return [
    { ...only, objects: only.objects.slice(0, half) },
    { ...only, objects: only.objects.slice(half) },
  ];
}

/** Rows as a table of the same type, so that times, amounts and JSON are compared as the database keeps them. */
export const asRows = (table: string, rows: readonly ProjectedRow[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

async function upsert(
  trx: Database,
  { table, key }: Pick<Projection<ProjectedKind>, 'table' | 'key'>,
  rows: readonly ProjectedRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${asRows(table, rows)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(changes)}`.execute(
    trx,
  );
}
