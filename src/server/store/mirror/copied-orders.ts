import { sql } from 'kysely';
import type { CopiedOrder } from '#domain/woocommerce/same-store.ts';
import type { Database } from '../../db/database.ts';
import { GONE } from './forget-orders.ts';

const OF_EACH_END = 10;

/** The first of the orders that were copied, and the last. */
export async function listCopiedOrders(db: Database): Promise<readonly CopiedOrder[]> {
  const end = (way: 'asc' | 'desc') =>
    sql`(select id, coalesce(order_key, '') as order_key, created from orders
      where mirrored is not null and store_status <> ${GONE} order by id ${sql.raw(way)} limit ${OF_EACH_END})`;
  const { rows } = await sql<CopiedOrder>`${end('asc')} union ${end('desc')} order by id`.execute(db);
  return rows;
}

/** Whether payments that are here belong to orders that were copied; a store of another account names payments that nobody has. */
export async function isCopyPaidFor(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from orders o where o.mirrored is not null and (
      exists (select from payment_intents i where i.id = o.payment_intent_id)
      or exists (select from transactions t where t.order_id = o.id)
      or exists (select from order_refunds r where r.order_id = o.id))) as some`.execute(db);
  return rows[0]?.some ?? false;
}

/** Makes room for another store: nothing of the one before is left but what was written into the log. */
export async function clearCopy(trx: Database, provider: string): Promise<void> {
  await sql`delete from subscription_orders`.execute(trx);
  await sql`delete from subscriptions`.execute(trx);
  await sql`delete from told_subscription_orders`.execute(trx);
  await sql`delete from orders where mirrored is not null`.execute(trx);
  await sql`delete from customers`.execute(trx);
  await sql`delete from products`.execute(trx);
  for (const table of ['backfills', 'set_aside_objects', 'sync_problems'] as const)
    await trx.deleteFrom(table).where('provider', '=', provider).execute();
  await sql`delete from attached_store`.execute(trx);
}
