import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';

type Event = Readonly<{ name: string; properties: Readonly<Record<string, unknown>> }>;

export async function storeEvents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: number,
  events: readonly Event[],
): Promise<void> {
  const at = utcInstant(now());
  await db
    .insertInto('tracking_events')
    .values(
      events.map(({ name, properties }) => ({ name, properties: JSON.stringify(properties), user_id, at })),
    )
    .execute();
}

const KEPT_S = 90 * DAY_S;

/** Removes what is older than ninety days and says how much that was. */
export async function pruneEvents({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tracking_events')
    .where('at', '<', utcInstant(epochSeconds(now() - KEPT_S)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
