import { sql } from 'kysely';
import type { MirroredOrder } from '#domain/woocommerce/foreign-order.ts';
import type { Database } from '../../db/database.ts';
import { keepBuyers } from './keep-buyers.ts';
import { keepRenewals } from './keep-subscriptions.ts';
import { tieNotedPayments } from './tie-noted-payments.ts';
import { tiePayments } from './tie-payments.ts';

/** Writes orders as their store tells them, each with its lines, and ties them to the payments they name. */
export async function keepOrders(trx: Database, orders: readonly MirroredOrder[]): Promise<void> {
  if (orders.length === 0) return;
  // Two writers meet the same rows in the same order.
  const sorted = orders.toSorted((one, other) => one.id - other.id);
  await keepBuyers(trx, sorted);
  const writtenIds = await keepRows(trx, sorted);
  const written = sorted.filter(({ id }) => writtenIds.has(id));
  await keepLines(trx, written);
  await keepRenewals(trx, written);
  await tiePayments(trx, [...writtenIds]);
  await tieNotedPayments(trx, written);
}

/** What was read earlier is not written over what was read later; answers which were written. */
async function keepRows(trx: Database, orders: readonly MirroredOrder[]): Promise<ReadonlySet<number>> {
  const rows = orders.map(({ items: _items, refunded: _refunded, subscriptions: _named, ...row }) => row);
  const { rows: kept } = await sql<{ id: number }>`
    insert into orders (id, number, status, customer_id, currency, total, payment_intent_id, created, items_total,
      discount_total, shipping_total, total_tax, billing, shipping, mirrored, store_status, store_modified, order_key,
      payment_method, charge_id)
    select o.id, o.number, o.status, o.customer_id, o.currency, o.total,
      coalesce(o.payment_intent_id, (select nullif(c.payment_intent_id, '') from charges c where c.id = o.charge_id limit 1)),
      o.created, o.items_total, o.discount_total, o.shipping_total, o.total_tax, o.billing, o.shipping, clock_timestamp(),
      o.store_status, o.modified, o.order_key, o.payment_method, o.charge_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id bigint, number text, status text, customer_id bigint,
      currency text, total bigint, payment_intent_id text, created timestamptz, items_total bigint, discount_total bigint,
      shipping_total bigint, total_tax bigint, billing jsonb, shipping jsonb, store_status text, modified timestamptz,
      order_key text, payment_method text, charge_id text)
    order by o.id
    on conflict (id) do update set
      number = excluded.number, status = excluded.status, customer_id = excluded.customer_id, currency = excluded.currency,
      total = excluded.total, payment_intent_id = coalesce(excluded.payment_intent_id, orders.payment_intent_id),
      created = excluded.created, items_total = excluded.items_total, discount_total = excluded.discount_total,
      shipping_total = excluded.shipping_total, total_tax = excluded.total_tax, billing = excluded.billing,
      shipping = excluded.shipping, mirrored = excluded.mirrored, store_status = excluded.store_status,
      store_modified = excluded.store_modified, order_key = excluded.order_key,
      payment_method = excluded.payment_method, charge_id = excluded.charge_id
    where orders.mirrored is not null and orders.store_modified <= excluded.store_modified
    returning id`.execute(trx);
  return new Set(kept.map(({ id }) => id));
}

/** Lines keep what was given back of them. */
async function keepLines(trx: Database, orders: readonly MirroredOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = orders.flatMap(({ id, items }) =>
    items.map((item, nth) => ({ order_id: id, line: nth + 1, ...item })),
  );
  const counts = orders.map(({ id, items }) => ({ id, count: items.length }));
  await sql`delete from order_items using jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as kept (id bigint, count int)
    where order_items.order_id = kept.id and order_items.line > kept.count`.execute(trx);
  if (lines.length === 0) return;
  await sql`
    insert into order_items (order_id, line, product_id, name, sku, quantity, price, subtotal, total)
    select i.order_id, i.line, p.id, i.name, i.sku, i.quantity, i.price, i.subtotal, i.total
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i (order_id bigint, line smallint, product_id bigint, name text,
      sku text, quantity int, price bigint, subtotal bigint, total bigint)
    left join products p on p.id = i.product_id
    on conflict (order_id, line) do update set product_id = excluded.product_id, name = excluded.name, sku = excluded.sku,
      quantity = excluded.quantity, price = excluded.price, subtotal = excluded.subtotal, total = excluded.total,
      refunded_quantity = least(order_items.refunded_quantity, excluded.quantity)`.execute(trx);
}
