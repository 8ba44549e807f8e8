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
  /** Whoever keeps them has told what follows from them. */
  isTold?: boolean;
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

/** Writes objects down as the provider told them, tells the pages that show them, and answers how many were news. */
export async function keepAll(
  trx: Database,
  provider: string,
  read: readonly ReadObjects[],
): Promise<number> {
  const changed = await keep(trx, provider, read, true);
  await tellAllLive(trx, changed);
  return changed.reduce((sum, { ids }) => sum + ids.length, 0);
}

/**
 * The same for a caller who tells the pages, and answers of what. Each object is locked first, and one that a later reading has
 * already told about is left alone: so it does not matter in which order answers and events come in. `isCareful` is whether an
 * object that cannot be kept may be found here; else the caller begins again, and says so then.
 */
export async function keep(
  trx: Database,
  provider: string,
  read: readonly ReadObjects[],
  isCareful: boolean,
): Promise<readonly Changed[]> {
  const filled = read.filter(({ objects }) => objects.length > 0).toSorted(byReference);
  const taken = filled.length === 0 ? NOTHING_TAKEN : await takeReads(trx, provider, filled);
  const news = newsOf(filled, new Set(taken.names));
  for (const { projection, objects, isTold } of news)
    if (!isTold) await projection.tells?.(trx, provider, objects);
  const written = news.length === 0 ? [] : await write(trx, provider, news, isCareful);
  const changed = written.map(({ kind, projection, objects }) => ({
    kind,
    ids: objects.map(projection.idOf),
  }));
  if (taken.isSomeAside) await takeBack(trx, provider, changed);
  return changed;
}

/** By kind: what was read at several times is written at once, each object as it was in the end. */
function newsOf(filled: readonly ReadObjects[], taken: ReadonlySet<string>): readonly ReadObjects[] {
  const byKind = new Map<ProjectedKind, { part: ReadObjects; latest: Map<string, AnyObject> }>();
  for (const part of filled) {
    const known = byKind.get(part.kind) ?? { part, latest: new Map<string, AnyObject>() };
    byKind.set(part.kind, { ...known, part: { ...part, isTold: part.isTold && known.part.isTold } });
    for (const object of part.objects) {
      const name = nameOf(part, object);
      const before = known.latest.get(name);
      if (taken.has(name) && (!before || part.projection.isOlder?.(before, object)))
        known.latest.set(name, object);
    }
  }
  return [...byKind.values()].flatMap(({ part, latest }) =>
    latest.size > 0 ? [{ ...part, objects: [...latest.values()] }] : [],
  );
}

/** Nothing refers to what comes later. Of one kind, the later reading comes first: it is the one that counts. */
const byReference = (one: ReadObjects, other: ReadObjects): number =>
  PROJECTED_KINDS.indexOf(one.kind) - PROJECTED_KINDS.indexOf(other.kind) ||
  other.read_order - one.read_order;

const nameOf = ({ kind, projection }: ReadObjects, object: AnyObject): string =>
  `${kind} ${projection.idOf(object)}`;

type Taken = Readonly<{ names: readonly string[]; isSomeAside: boolean }>;
const NOTHING_TAKEN: Taken = { names: [], isSomeAside: false };

/**
 * Locks them all, in one order, so that nobody waits in a circle; answers the names of those nobody has read later, and whether
 * any of them was set aside until now.
 */
async function takeReads(trx: Database, provider: string, read: readonly ReadObjects[]): Promise<Taken> {
  const latest = new Map<string, { kind: string; object_id: string; read_order: number }>();
  for (const part of read)
    for (const object of part.objects) {
      const [kind, object_id] = [part.kind, part.projection.idOf(object)];
      const known = latest.get(nameOf(part, object));
      if (!known) latest.set(nameOf(part, object), { kind, object_id, read_order: part.read_order });
    }
  const all = [...latest.values()];
  const { rows } = await sql<{ kind: string; object_id: string; is_aside: boolean }>`
    insert into object_reads as known (provider, kind, object_id, read_order)
    select ${provider}, kind, object_id, read_order
    from unnest(${all.map(({ kind }) => kind)}::text[], ${all.map(({ object_id }) => object_id)}::text[],
      ${all.map(({ read_order }) => read_order)}::bigint[]) as told (kind, object_id, read_order)
    order by kind, object_id
    on conflict (provider, kind, object_id) do update set read_order = excluded.read_order
      where known.read_order < excluded.read_order
    returning kind, object_id, exists (select from set_aside_objects as aside where aside.provider = known.provider
      and aside.kind = known.kind and aside.object_id = known.object_id) as is_aside`.execute(trx);
  return {
    names: rows.map(({ kind, object_id }) => `${kind} ${object_id}`),
    isSomeAside: rows.some(({ is_aside }) => is_aside),
  };
}

/**
 * Answers what was written. Where something cannot be, each kind is tried by itself, and then by halves, until the one object
 * is found that stands in the way: it is set aside, and the others are kept.
 */
async function write(
  trx: Database,
  provider: string,
  news: readonly ReadObjects[],
  isCareful: boolean,
): Promise<readonly ReadObjects[]> {
  const writeAll = async () => {
    for (const part of atOnce(news)) await upsert(trx, provider, part);
  };
  const reason = isCareful ? await attempt(trx, writeAll) : await writeAll();
  if (reason === undefined) return news;
  const parts = partsOf(news);
  if (parts.length > 1) {
    const written: ReadObjects[] = [];
    for (const part of parts) written.push(...(await write(trx, provider, [part], true)));
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

/** What one statement writes: one kind after another, up to one whose rows are made of what is kept by then. */
function atOnce(news: readonly ReadObjects[]): readonly (readonly ReadObjects[])[] {
  const first = Math.max(
    0,
    news.findIndex(({ projection }) => projection.isMadeOfOthers),
  );
  return [news.slice(0, first), news.slice(first)];
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

/** Each kind is a part of the statement; whatever follows from a row does when all of them are written. */
async function upsert(trx: Database, provider: string, news: readonly ReadObjects[]): Promise<void> {
  const parts = [];
  for (const { projection, objects } of news)
    parts.push(upsertOf(projection, await projection.rowsOf(trx, provider, objects)));
  const last = parts.pop();
  if (!last) return;
  const others = parts.map((part, nth) => sql`${sql.ref(`kept_${nth}`)} as (${part})`);
  await (others.length === 0 ? last : sql`with ${sql.join(others)} ${last}`).execute(trx);
}

const listed = (columns: readonly string[], row = '') =>
  sql.join(columns.map((column) => sql.ref(`${row}${column}`)));

/** A row that says the same is locked and left as it is: most news of a backlog is of what was read since. */
function upsertOf(
  { table, key }: Pick<Projection<ProjectedKind>, 'table' | 'key'>,
  rows: readonly ProjectedRow[],
) {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => !key.includes(column));
  return sql`insert into ${sql.table(table)} as kept (${listed(columns)})
    select ${listed(columns)} from ${asRows(table, rows)}
    on conflict (${listed(key)}) do update set (${listed(others)}) = row(${listed(others, 'excluded.')})
    where (${listed(others, 'kept.')}) is distinct from (${listed(others, 'excluded.')})`;
}
