import { sql } from 'kysely';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { ProjectedKind, ProjectedRow, Projection } from './projection.ts';
import { PROJECTIONS } from './projections.ts';
import { attempt, setAside, takeBack } from './set-aside.ts';
import { tellLive } from './tell-live.ts';

export type Reading = Readonly<{ provider: string; read_order: number }>;

/** Taken before the provider is asked: of two readings, the one that began later knows at least as much. */
export async function nextReadOrder(db: Database): Promise<number> {
  const { rows } = await sql<{ read_order: number }>`select nextval('provider_reads') as read_order`.execute(
    db,
  );
  return rows[0]?.read_order ?? 0;
}

/**
 * Writes objects down as the provider told them, and answers how many were news. Each is locked first, and one that a later
 * reading has already told about is left alone: so it does not matter in which order answers and events come in.
 */
export async function keepObjects<Kind extends ProjectedKind>(
  trx: Database,
  { provider, read_order }: Reading,
  kind: Kind,
  objects: readonly ProviderObjects[Kind][],
): Promise<number> {
  const projection: Projection<Kind> = PROJECTIONS[kind];
  const byId = new Map(objects.map((object) => [projection.idOf(object), object]));
  const ids = [...byId.keys()].sort(); // Everybody locks in one order, so nobody waits in a circle.
  if (ids.length === 0) return 0;
  const taken = await trx
    .insertInto('object_reads')
    .values(ids.map((object_id) => ({ provider, kind, object_id, read_order })))
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'kind', 'object_id'])
        .doUpdateSet({ read_order })
        .where('object_reads.read_order', '<', read_order),
    )
    .returning('object_id')
    .execute();
  const news = taken.flatMap(({ object_id }) => byId.get(object_id) ?? []);
  if (news.length === 0) return 0;
  await projection.tells?.(trx, provider, news);
  const written = await write(trx, { provider, kind }, news);
  if (written.length === 0) return 0;
  await takeBack(trx, { provider, kind }, written);
  await tellLive(trx, kind, written);
  return written.length;
}

/** Answers the ids of what was written. Where one object cannot be, it is found by halves and set aside, and the others are kept. */
async function write<Kind extends ProjectedKind>(
  trx: Database,
  shelf: Readonly<{ provider: string; kind: Kind }>,
  objects: readonly ProviderObjects[Kind][],
): Promise<readonly string[]> {
  const projection: Projection<Kind> = PROJECTIONS[shelf.kind];
  const reason = await attempt(trx, async () =>
    upsert(trx, projection, await projection.rowsOf(trx, shelf.provider, objects)),
  );
  const ids = objects.map(projection.idOf);
  if (reason === undefined) return ids;
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    await setAside(trx, shelf, [{ id: only, reason }]);
    return [];
  }
  const half = Math.ceil(objects.length / 2);
  return [
    ...(await write(trx, shelf, objects.slice(0, half))),
    ...(await write(trx, shelf, objects.slice(half))),
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
