import * as z from 'zod/mini';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import { ofFew } from '../db/plan-once.ts';
import type { Deps } from '../deps.ts';
import { failpoint } from '../failpoints.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { untilWritten } from './answers-being-written.ts';
import { type AddedEvent, insertEvents, lockObjects, ownJobKey, waitForAnswers } from './event-repository.ts';
import { operationOf } from './object-rows.ts';
import { isProjectedKind } from './projections.ts';
import { REFRESH_JOB, REFRESH_WAITING_JOB } from './refresh-job-name.ts';

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
/** An object that one of our operations brought about names it. */
const toldOf = z.looseObject({ metadata: z.record(z.string(), z.string()) });
export type IncomingEvent = z.output<typeof incomingEvent>;

type From = Readonly<{ provider: string; came_by: 'delivery' | 'poll' }>;

/** Writes events down, each once, with the job that answers them; and says how many were new. */
export async function receiveEvents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  from: From,
  events: readonly IncomingEvent[],
): Promise<number> {
  const elsewhere = await untilWritten(db, operationsOf(events));
  return takeIn(db, (trx) => addEvents(trx, { ...from, received: utcInstant(now()) }, events, elsewhere));
}

/** The one commit that takes news in, whichever way it came; and how much of it was new. */
export async function takeIn(
  db: Database,
  add: (trx: Database) => Promise<readonly AddedEvent[]>,
): Promise<number> {
  const added = await ofFew(db).execute(async (trx) => {
    const rows = await add(trx);
    if (rows.length > 0) failpoint('event-before-insert-commit');
    if (rows.some(isDone)) failpoint('event-before-apply-commit');
    return rows;
  });
  if (added.length > 0) failpoint('event-after-insert');
  if (added.some(isDone)) failpoint('event-after-apply');
  return added.length;
}

const operationsOf = (events: readonly IncomingEvent[]): readonly string[] =>
  events.flatMap(({ data }) => operationOf(toldOf.safeParse(data).data?.metadata ?? {}) ?? []);

const isDone = ({ state }: AddedEvent): boolean => state === 'done';

/** `operations` are those whose answers may be being written. */
export async function addEvents(
  trx: Database,
  from: From & Readonly<{ received: ReturnType<typeof utcInstant> }>,
  events: readonly IncomingEvent[],
  operations = operationsOf(events),
): Promise<readonly AddedEvent[]> {
  if (events.length === 0) return [];
  if (operations.length > 0) await waitForAnswers(trx, operations);
  await lockObjects(trx, from.provider, events);
  const added = await insertEvents(
    trx,
    from,
    events.map((event) => ({
      id: event.id,
      type: event.type,
      kind: event.kind,
      object_id: event.object_id,
      sequence: event.sequence ?? null,
      payload: event,
      created: utcInstant(epochSeconds(event.created)),
      is_followed: isProjectedKind(event.kind),
    })),
  );
  const waiting = added.filter(({ state }) => state === 'waiting');
  if (waiting.some(({ has_own_job }) => !has_own_job)) await askForWaiting(trx, from.provider);
  // One that waits by itself, because it could not be read, is tried again with the news of it.
  for (const { kind, object_id, has_own_job } of waiting)
    if (has_own_job) await askForRefresh(trx, from.provider, kind, object_id);
  return added;
}

/** Whatever waits is read again, together. A job that has not begun yet is the same job: ten events in a row cause one reading. */
export const askForWaiting = (trx: Database, provider: string): Promise<void> =>
  enqueue(trx, REFRESH_WAITING_JOB, {}, { key: `refresh ${provider}` });

/** One object by itself, with patience of its own. */
export const askForRefresh = (
  trx: Database,
  provider: string,
  kind: string,
  object_id: string,
): Promise<void> =>
  enqueue(trx, REFRESH_JOB, { kind, object_id }, { key: ownJobKey(provider, kind, object_id) });
