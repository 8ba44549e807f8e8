import type { Insertable } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { EventsTables } from '../db/schema/schema-events.ts';

type NewEvent = Insertable<EventsTables['provider_events']>;
type ObjectName = Readonly<{ provider: string; kind: string; object_id: string }>;

/** Only what was not there before; the same event may come by delivery, by poll, and twice. */
export const insertEvents = (trx: Database, events: readonly NewEvent[]) =>
  trx
    .insertInto('provider_events')
    .values(events)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning(['kind', 'object_id', 'state'])
    .execute();

export async function listWaiting(
  db: Database,
  { provider, kind, object_id }: ObjectName,
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markApplied(
  trx: Database,
  { provider, ids, applied }: Readonly<{ provider: string; ids: readonly string[]; applied: UtcInstant }>,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('provider_events')
    .set({ state: 'done', applied })
    .where('provider', '=', provider)
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Objects with events that have waited since before then: their job is lost or has given up. */
export const listNeglected = (db: Database, provider: string, before: UtcInstant) =>
  db
    .selectFrom('provider_events')
    .select(['kind', 'object_id'])
    .distinct()
    .where('provider', '=', provider)
    .where('state', '=', 'waiting')
    .where('received', '<=', before)
    .execute();

/** How far the feed has been read; the row is held until the transaction ends. */
export async function lockFeed(trx: Database, provider: string): Promise<number> {
  await trx
    .insertInto('event_feeds')
    .values({ provider })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last_sequence } = await trx
    .selectFrom('event_feeds')
    .select('last_sequence')
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last_sequence;
}

export async function moveFeed(
  trx: Database,
  provider: string,
  to: Readonly<{ last_sequence: number; last_polled: UtcInstant }>,
): Promise<void> {
  await trx.updateTable('event_feeds').set(to).where('provider', '=', provider).execute();
}
