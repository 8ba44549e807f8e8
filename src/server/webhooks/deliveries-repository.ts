import { type RawBuilder, sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { WebhookKind } from '#domain/webhooks/webhook-topics.ts';
import type { Database } from '../db/database.ts';
import { instantOf } from '../db/in-range.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { DeliveryState } from '../db/schema/schema-webhooks.ts';

export type DeliveryRow = Readonly<{
  id: number;
  webhook_id: number;
  topic: string;
  object_id: string;
  state: DeliveryState;
  attempts: number;
  created: UtcInstant;
  attempted: UtcInstant | null;
  due: UtcInstant | null;
  took_ms: number | null;
  answer_status: number | null;
  error: string | null;
}>;

export const SHOWN: RawBuilder<unknown> = sql`id, webhook_id, topic, object_id, state, attempts, created, attempted,
  due, took_ms, answer_status, error`;

/** A delivery that somebody has in hand, with where it goes. */
export type TakenDelivery = Readonly<{
  id: number;
  webhook_id: number;
  kind: WebhookKind;
  url: string;
  user_id: number;
  api_key_id: number | null;
  topic: string;
  resource: string;
  object_id: string;
  data: unknown;
  body: string | null;
  attempts: number;
  first_attempted: UtcInstant | null;
  created: UtcInstant;
}>;

/** One receiver has at most so many in hand at once, so that a slow one takes no place from others. */
const AT_ONCE = 5;

/**
 * Takes what is due. Of one object only the oldest: the next is told when it has arrived, or was given up. Whoever took one and
 * died loses it after a while, so it may be told twice and is never forgotten.
 */
export async function takeDue(
  db: Database,
  { now, until, most }: Readonly<{ now: UtcInstant; until: UtcInstant; most: number }>,
): Promise<TakenDelivery[]> {
  const at = instantOf(now);
  const { rows } = await sql<TakenDelivery>`
    ${plannedOnce} with next as materialized (
      select due.id from webhooks w cross join lateral (
        select d.id from webhook_deliveries d
        where d.webhook_id = w.id and d.state = 'waiting' and (d.due is null or d.due <= ${at})
          and (d.taken_until is null or d.taken_until < ${at})
          and not exists (
            select from webhook_deliveries e
            where e.webhook_id = d.webhook_id and e.resource = d.resource and e.object_id = d.object_id
              and e.state = 'waiting' and e.id < d.id)
        order by d.id
        limit greatest(0, ${AT_ONCE} - (
          select count(*) from webhook_deliveries t
          where t.webhook_id = w.id and t.state = 'waiting' and t.taken_until >= ${at}))) as due
      where w.status = 'active'
      order by due.id limit ${most}
    )
    update webhook_deliveries d set taken_until = ${instantOf(until)}
    from next, webhooks w
    where d.id = next.id and w.id = d.webhook_id and (d.taken_until is null or d.taken_until < ${at})
    returning d.id, d.webhook_id, w.kind, w.url, w.user_id, w.api_key_id, d.topic, d.resource, d.object_id, d.data, d.body, d.attempts,
      d.first_attempted, d.created`.execute(db);
  return rows.sort((one, other) => one.id - other.id);
}

/** What is sent first is what is sent ever after. */
export const keepBody = async (db: Database, id: number, body: string): Promise<void> => {
  await db.updateTable('webhook_deliveries').set({ body }).where('id', '=', id).execute();
};

export const giveBack = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('webhook_deliveries').set({ taken_until: null }).where('id', '=', id).execute();
};

export type Attempt = Readonly<{
  state: DeliveryState;
  due: UtcInstant | null;
  attempted: UtcInstant;
  took_ms: number;
  answer_status: number | null;
  answer: string | null;
  error: string | null;
}>;

/** Answers whether it was still to be told: somebody else may have told it meanwhile, or removed it. */
export async function noteAttempt(trx: Database, id: number, attempt: Attempt): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      ...attempt,
      first_attempted: eb.fn.coalesce('first_attempted', eb.val(attempt.attempted)),
      taken_until: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewDelivery = Readonly<{
  webhook_id: number;
  topic: string;
  resource: string;
  object_id: string;
  body?: string | null;
  data?: string | null;
  created: UtcInstant;
}>;

export const addDelivery = (trx: Database, delivery: NewDelivery): Promise<DeliveryRow> =>
  sql<DeliveryRow>`
    insert into webhook_deliveries (webhook_id, topic, resource, object_id, body, data, created)
    values (${delivery.webhook_id}, ${delivery.topic}, ${delivery.resource}, ${delivery.object_id},
      ${delivery.body ?? null}, ${delivery.data ?? null}::jsonb, ${instantOf(delivery.created)})
    returning ${SHOWN}`
    .execute(trx)
    .then(({ rows: [row] }) => row as DeliveryRow);

export async function listDeliveries(
  db: Database,
  webhook_id: number,
  { page, pagesize }: Readonly<{ page: number; pagesize: number }>,
): Promise<Readonly<{ data: DeliveryRow[]; total_count: number }>> {
  const { rows: data } = await sql<DeliveryRow>`
    select ${SHOWN} from webhook_deliveries where webhook_id = ${webhook_id}
    order by id desc limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhook_deliveries where webhook_id = ${webhook_id}`.execute(db);
  return { data, total_count: rows[0]?.count ?? 0 };
}

type WholeRow = DeliveryRow &
  Readonly<{ body: string | null; answer: string | null; resource: string; data: unknown }>;

export async function findDelivery(
  db: Database,
  webhook_id: number,
  id: number,
): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${SHOWN}, body, answer, resource, data from webhook_deliveries
    where webhook_id = ${webhook_id} and id = ${id}`.execute(db);
  return rows[0];
}

/** The log goes back so far; what is still to be told stays. */
export async function forgetDeliveries(db: Database, before: UtcInstant): Promise<void> {
  await sql`delete from webhook_deliveries where state <> 'waiting' and created < ${instantOf(before)}`.execute(
    db,
  );
}
