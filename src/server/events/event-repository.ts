import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import { EVENT } from './set-aside.ts';

export type NewEvent = Readonly<{
  id: string;
  sequence: number | null;
  type: string;
  kind: string;
  object_id: string;
  created: UtcInstant;
  payload: unknown;
  /** Whether we keep objects of its kind. */
  is_followed: boolean;
}>;
type Arrival = Readonly<{ provider: string; came_by: 'delivery' | 'poll'; received: UtcInstant }>;
export type AddedEvent = Readonly<{
  kind: string;
  object_id: string;
  state: 'waiting' | 'done' | 'ignored';
  has_own_job: boolean;
}>;

/**
 * News is often faster than the answer is written down. An operation whose answer is being written right now is waited for:
 * then most of its news says nothing new. One that still waits for its answer is not.
 */
export async function waitForAnswers(trx: Database, operations: readonly string[]): Promise<void> {
  await sql`select from operations where id = any(${operations}::text[]) order by id for key share`.execute(
    trx,
  );
}

/** Whoever is writing these objects is waited for: afterwards what we keep of them can be compared with what an event says. */
export async function lockObjects(
  trx: Database,
  provider: string,
  events: readonly Pick<NewEvent, 'kind' | 'object_id'>[],
): Promise<void> {
  await sql`select from object_reads
    where provider = ${provider} and (kind, object_id) in (
      select * from unnest(${events.map(({ kind }) => kind)}::text[], ${events.map(({ object_id }) => object_id)}::text[]))
    order by kind, object_id for update`.execute(trx);
}

const movementIsKept = (id: ReturnType<typeof sql>) =>
  sql`exists (select from transactions where transaction_id = ${id})`;

/**
 * Whether an event says, word for word, what we keep already, with the movements of the balance it brings. A movement is
 * written once, and only its payout comes later.
 */
const IS_KEPT = sql`case told.kind
  when 'payment_intent' then exists (select from payment_intents as kept
    where kept.provider = told.provider and kept.id = told.object_id and kept.data = told.payload->'data')
  when 'charge' then exists (select from charges as kept
    where kept.provider = told.provider and kept.id = told.object_id and kept.data = told.payload->'data'
      and (kept.data->>'balance_transaction' is null or ${movementIsKept(sql`kept.data->>'balance_transaction'`)}))
  when 'refund' then exists (select from refunds as kept
    where kept.provider = told.provider and kept.id = told.object_id and kept.data = told.payload->'data'
      and (kept.data->>'balance_transaction' is null or ${movementIsKept(sql`kept.data->>'balance_transaction'`)})
      and (kept.data->>'failure_balance_transaction' is null
        or ${movementIsKept(sql`kept.data->>'failure_balance_transaction'`)}))
  when 'loan' then exists (select from loans as kept
    where kept.provider = told.provider and kept.stripe_loan_id = told.object_id and kept.data = told.payload->'data')
  when 'transaction' then exists (select from transactions as kept
    where kept.transaction_id = told.object_id and kept.net = (told.payload->'data'->>'net')::bigint
      and kept.deposit_id is not distinct from told.payload->'data'->>'payout')
  else false end`;

/** A loan is only ever paid down: an event that says less of it was paid is older than what we keep, and tells nothing. */
const IS_OLD = sql`told.kind = 'loan' and exists (select from loans as kept
  where kept.provider = told.provider and kept.stripe_loan_id = told.object_id
    and (kept.data->>'paid_amount')::bigint > (told.payload->'data'->>'paid_amount')::bigint)`;

/** Whether news of the same object waits: then one that says what we keep may be the older of the two, and waits with it. */
const IS_AWAITED = sql`exists (select from provider_events as other
  where other.provider = told.provider and other.kind = told.kind and other.object_id = told.object_id
    and other.state = 'waiting')`;

/** The name under which an object that could not be read with others waits to be read by itself. */
export const ownJobKey = (provider: string, kind: string, object_id: string): string =>
  `refresh ${provider} ${kind} ${object_id}`;

const hasOwnJob = sql`exists (select from graphile_worker.jobs
  where jobs.key = 'refresh ' || provider || ' ' || kind || ' ' || object_id)`;

/**
 * Writes down what was not there before: the same event may come by delivery, by poll, and twice. One that only says what we
 * keep is done with its arrival, unless other news of the object waits. What we keep counts as read now: somebody who read
 * before this event was heard, and writes after it, knows no more than it says.
 */
export async function insertEvents(
  trx: Database,
  { provider, came_by, received }: Arrival,
  events: readonly NewEvent[],
): Promise<readonly AddedEvent[]> {
  const { rows } = await sql<AddedEvent>`
    with told as (
      select ${provider}::text as provider, * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as told
        (id text, sequence bigint, type text, kind text, object_id text, created timestamptz, payload jsonb, is_followed boolean)
    ), judged as (
      select told.*, is_old, case when not is_followed then 'ignored' when is_old then 'done'
        when ${IS_KEPT} and not ${IS_AWAITED} then 'done' else 'waiting' end as state
      from told cross join lateral (select ${IS_OLD} as is_old) as aged
    ), added as (
      insert into provider_events
        (provider, id, sequence, type, kind, object_id, created, received, came_by, payload, state, applied)
      select provider, id, sequence, type, kind, object_id, created, ${received}::timestamptz, ${came_by}, payload, state,
        case state when 'done' then ${received}::timestamptz end
      from judged
      on conflict (provider, id) do nothing
      returning provider, id, kind, object_id, state
    ), understood as (
      delete from set_aside_objects using told
      where set_aside_objects.provider = told.provider and set_aside_objects.kind = ${EVENT} and set_aside_objects.object_id = told.id
    ), confirmed as (
      update object_reads set read_order = nextval('provider_reads')
      from (select distinct added.kind, added.object_id from added join judged using (id)
        where added.state = 'done' and not judged.is_old) as done
      where object_reads.provider = ${provider} and object_reads.kind = done.kind and object_reads.object_id = done.object_id
    )
    select kind, object_id, state, state = 'waiting' and ${hasOwnJob} as has_own_job from added`.execute(trx);
  return rows;
}

type Named = Readonly<{ kind: string; id: string }>;

/** The events that wait for any of these objects. */
export async function listWaiting(
  db: Database,
  provider: string,
  names: readonly Named[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select provider_events.id from provider_events
    join unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[]) as named (kind, id)
      on provider_events.kind = named.kind and provider_events.object_id = named.id
    where provider = ${provider} and state = 'waiting'`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markApplied(
  trx: Database,
  { provider, ids, applied }: Readonly<{ provider: string; ids: readonly string[]; applied: UtcInstant }>,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update provider_events set state = 'done', applied = ${applied}
    where provider = ${provider} and id = any(${ids}::text[]) and state = 'waiting'`.execute(trx);
}

/** Objects with events that wait, those that have waited longest first. What has a job of its own is left to it. */
export async function listWaitingObjects(db: Database, provider: string, limit: number): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select distinct kind, object_id as id from (
      select kind, object_id from provider_events
      where provider = ${provider} and state = 'waiting' and not ${hasOwnJob}
      order by received, created, id limit ${limit}
    ) as oldest`.execute(db);
  return rows;
}

/** Objects with events that have waited since before then: their job is lost or has given up. */
export async function listNeglected(db: Database, provider: string, before: UtcInstant) {
  const { rows } = await sql<Named & { has_own_job: boolean }>`
    select kind, object_id as id, ${hasOwnJob} as has_own_job from (
      select distinct provider, kind, object_id from provider_events
      where provider = ${provider} and state = 'waiting' and received <= ${before}
    ) as neglected`.execute(db);
  return rows;
}

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
