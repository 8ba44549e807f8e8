import { sql } from 'kysely';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { RefundedLine } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';
import { putBackStock } from './stock.ts';
import type { NotedRefund } from './store.ts';

export const noteRefund = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order_id: number,
  refund: NotedRefund,
): Promise<boolean> =>
  db.transaction().execute((trx) => noteRefundIn(trx, order_id, refund, utcInstant(now())));

/** Of whom news may have said by now that it failed, which comes to nothing on an order as well. */
type Kept = Readonly<{ provider?: string }>;

/**
 * The refund, what it took from the items and what it put back on the shelf: all of it or nothing, and once. The money has
 * moved by now, so nothing may refuse it any more: of a line no more is taken than is left.
 */
export async function noteRefundIn(
  trx: Database,
  order_id: number,
  {
    provider,
    refund_id,
    amount,
    reason,
    items,
    restock,
    refunded_by,
    isEverything = false,
    failed = false,
  }: NotedRefund & Kept,
  at: UtcInstant,
): Promise<boolean> {
  // The order is held until the commit; without one, or where the refund was noted before, there is nothing to write.
  const { rows } = await sql<{ id: number; failed: boolean }>`
    insert into order_refunds
      (order_id, refund_id, amount, reason, refunded_by, failed, items, restocked, status_before, date_created)
    select ${order_id}::bigint, ${refund_id}, ${amount}::bigint, ${reason}, ${refunded_by}::bigint, held.failed, '[]'::jsonb,
      ${restock}::boolean and not held.failed, case when ${isEverything}::boolean and status <> 'refunded' then status end,
      ${at}::timestamptz
    from (
      select status, ${failed}::boolean or exists (select from refunds r where r.provider = ${provider ?? null}
        and r.id = ${refund_id} and r.status in ('failed', 'canceled')) as failed
      from orders where id = ${order_id} for no key update
    ) as held
    on conflict (refund_id) do nothing
    returning id, failed`.execute(trx);
  const [written] = rows;
  if (!written) return false;
  if (written.failed) return true;
  const taken = await takeFromLines(trx, order_id, items);
  if (restock) await putBackStock(trx, taken);
  const lines = taken.map(({ line, quantity }): RefundedLine => ({ line, quantity }));
  // A refund changes its order, whether or not anything of it is left; and its customer hears of it.
  await trx
    .with('noted', (refund) =>
      refund
        .updateTable('order_refunds')
        .set({ items: JSON.stringify(lines) })
        .where('id', '=', written.id),
    )
    .with('told', (customer) =>
      customer.insertInto('customers_to_tell').values({ order_id, mail: 'refunded', refund_id }),
    )
    .updateTable('orders')
    .set({ modified: at, ...(isEverything && { status: 'refunded' as const }) })
    .where('id', '=', order_id)
    .execute();
  return true;
}

async function takeFromLines(trx: Database, order_id: number, items: readonly RefundedLine[]) {
  const taken: { line: number; product_id: number | null; quantity: number }[] = [];
  for (const { line, quantity } of [...items].sort((a, b) => a.line - b.line)) {
    const item = await trx
      .selectFrom('order_items')
      .select(['product_id', 'quantity', 'refunded_quantity'])
      .where('order_id', '=', order_id)
      .where('line', '=', line)
      .forUpdate()
      .executeTakeFirst();
    const left = item ? Math.min(quantity, item.quantity - item.refunded_quantity) : 0;
    if (!item || left <= 0) continue;
    await trx
      .updateTable('order_items')
      .set({ refunded_quantity: sql`refunded_quantity + ${left}` })
      .where('order_id', '=', order_id)
      .where('line', '=', line)
      .execute();
    taken.push({ line, product_id: item.product_id, quantity: left });
  }
  return taken;
}
