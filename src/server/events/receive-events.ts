import * as z from 'zod/mini';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { failpoint } from '../failpoints.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertEvents } from './event-repository.ts';
import { isProjectedKind } from './projections.ts';
import { REFRESH_JOB } from './refresh-job-name.ts';
import { EVENT, takeBack } from './set-aside.ts';

const text = z.string().check(z.minLength(1), z.maxLength(255));
const LATEST = 253_402_300_799; // The last second of the year 9999, beyond which no date is written with four digits.

/** What every event must say; whatever else it says is kept and not relied upon. */
export const incomingEvent = z.looseObject({
  id: text,
  sequence: z.optional(z.int().check(z.gte(1))),
  type: text,
  created: z.int().check(z.gte(0), z.lte(LATEST)),
  account_id: text,
  kind: text,
  object_id: text,
});
export type IncomingEvent = z.output<typeof incomingEvent>;

type From = Readonly<{ provider: string; came_by: 'delivery' | 'poll' }>;

/** Writes events down, each once, with the jobs that answer them; and says how many were new. */
export async function receiveEvents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  from: From,
  events: readonly IncomingEvent[],
): Promise<number> {
  const added = await db.transaction().execute(async (trx) => {
    const count = await addEvents(trx, { ...from, received: utcInstant(now()) }, events);
    failpoint('event-before-insert-commit');
    return count;
  });
  failpoint('event-after-insert');
  return added;
}

export async function addEvents(
  trx: Database,
  { provider, came_by, received }: From & Readonly<{ received: ReturnType<typeof utcInstant> }>,
  events: readonly IncomingEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const added = await insertEvents(
    trx,
    events.map((event) => ({
      provider,
      came_by,
      received,
      id: event.id,
      type: event.type,
      kind: event.kind,
      object_id: event.object_id,
      sequence: event.sequence ?? null,
      payload: JSON.stringify(event),
      created: utcInstant(epochSeconds(event.created)),
      state: isProjectedKind(event.kind) ? ('waiting' as const) : ('ignored' as const),
    })),
  );
  await takeBack(
    trx,
    { provider, kind: EVENT },
    events.map(({ id }) => id),
  );
  const waiting = added.filter(({ state }) => state === 'waiting');
  const changed = new Map(waiting.map((event) => [`${event.kind} ${event.object_id}`, event]));
  for (const { kind, object_id } of changed.values()) await askForRefresh(trx, provider, kind, object_id);
  return added.length;
}

export const askForRefresh = (
  trx: Database,
  provider: string,
  kind: string,
  object_id: string,
): Promise<void> =>
  enqueue(trx, REFRESH_JOB, { kind, object_id }, { key: `refresh ${provider} ${kind} ${object_id}` });
