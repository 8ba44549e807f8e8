import { sql } from 'kysely';
import type { MirroredOrder } from '#domain/woocommerce/foreign-order.ts';
import type { MirroredSubscription } from '#domain/woocommerce/foreign-subscription.ts';
import type { Database } from '../../db/database.ts';
import { keepBuyers } from './keep-buyers.ts';

const listed = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int8[]`;

/** Subscriptions as their store tells them. Nothing that could pay for one is kept, so nothing here ever renews it. */
export async function keepSubscriptions(
  trx: Database,
  subscriptions: readonly MirroredSubscription[],
): Promise<void> {
  if (subscriptions.length === 0) return;
  await keepBuyers(trx, subscriptions);
  await sql`
    insert into subscriptions (id, number, customer_id, status, created, paid_every, next_payment, mirrored, store_status)
    select id, number, customer_id, status, created, paid_every, next_payment, clock_timestamp(), store_status
    from jsonb_to_recordset(${JSON.stringify(subscriptions)}::jsonb) as s (id bigint, number text, customer_id bigint,
      status text, created timestamptz, paid_every text, next_payment timestamptz, store_status text)
    order by id
    on conflict (id) do update set number = excluded.number, customer_id = excluded.customer_id, status = excluded.status,
      created = excluded.created, paid_every = excluded.paid_every, next_payment = excluded.next_payment,
      mirrored = excluded.mirrored, store_status = excluded.store_status
    where subscriptions.mirrored is not null`.execute(trx);
  await keepPairs(
    trx,
    subscriptions.flatMap(({ id, first_order }) =>
      first_order === null ? [] : [{ subscription_id: id, order_id: first_order }],
    ),
  );
  await tie(trx, sql`told.subscription_id = any(${listed(subscriptions.map(({ id }) => id))})`);
}

/** Orders that say which subscription they go on with. */
export async function keepRenewals(trx: Database, orders: readonly MirroredOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await keepPairs(
    trx,
    orders.flatMap(({ id, subscriptions }) =>
      subscriptions.map((subscription_id) => ({ subscription_id, order_id: id })),
    ),
  );
  await tie(trx, sql`told.order_id = any(${listed(orders.map(({ id }) => id))})`);
}

async function keepPairs(
  trx: Database,
  pairs: readonly Readonly<{ subscription_id: number; order_id: number }>[],
): Promise<void> {
  if (pairs.length === 0) return;
  await trx
    .insertInto('told_subscription_orders')
    .values([...pairs])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Once both were read. */
const tie = (trx: Database, among: ReturnType<typeof sql>) =>
  sql`insert into subscription_orders (subscription_id, order_id)
    select told.subscription_id, told.order_id from told_subscription_orders told
    join subscriptions s on s.id = told.subscription_id and s.mirrored is not null
    join orders o on o.id = told.order_id and o.mirrored is not null
    where ${among} on conflict do nothing`.execute(trx);

/** Subscriptions that their store no longer has. Their orders stay, and what these say is kept for the next time. */
export async function forgetSubscriptions(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const among = sql`(select id from subscriptions where id = any(${listed(ids)}) and mirrored is not null)`;
  await sql`delete from subscription_orders where subscription_id in ${among}`.execute(trx);
  await sql`delete from subscriptions where id in ${among}`.execute(trx);
}

/** The subscriptions of these orders: what changes an order of one may have changed it, too. */
export async function findSubscriptionsOf(db: Database, orders: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select distinct subscription_id as id from told_subscription_orders
    where order_id = any(${listed(orders)}) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
