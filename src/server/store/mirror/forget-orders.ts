import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What the store calls an order that it no longer has. */
export const GONE = 'deleted';

/** Orders that their store no longer has: one that money moved for is marked and stays, the others go. */
export async function forgetOrders(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const among = sql`id = any(${`{${ids.join(',')}}`}::int8[]) and mirrored is not null`;
  const hasMoved = sql`(payment_intent_id is not null or exists (select from transactions t where t.order_id = orders.id)
    or exists (select from order_refunds r where r.order_id = orders.id))`;
  await sql`update orders set store_status = ${GONE} where ${among} and ${hasMoved}`.execute(trx);
  await sql`delete from subscription_orders using orders
    where orders.id = subscription_orders.order_id and ${among} and not ${hasMoved}`.execute(trx);
  await sql`delete from told_subscription_orders using orders
    where orders.id = told_subscription_orders.order_id and ${among} and not ${hasMoved}`.execute(trx);
  await sql`delete from orders where ${among} and not ${hasMoved}`.execute(trx);
}

/** Of these, which are not here, or are here as gone. */
export async function findUnknown(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select asked.id from unnest(${`{${ids.join(',')}}`}::int8[]) as asked (id)
    left join orders on orders.id = asked.id where orders.id is null or orders.store_status = ${GONE}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Orders between two ids that are here and were not among those told. */
export async function findUntold(
  db: Database,
  { after, until }: Readonly<{ after: number; until: number | undefined }>,
  told: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from orders
    where mirrored is not null and store_status <> ${GONE} and id > ${after}
      and (${until ?? null}::int8 is null or id <= ${until ?? null}::int8)
      and id <> all(${`{${told.join(',')}}`}::int8[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}
