import { sql } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { NotedRefund } from './store.ts';

/** The refund, what it took from the items and what it put back on the shelf: all of it or nothing, and once. */
export function noteRefund(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order_id: number,
  { refund_id, amount, reason, items, restock, refunded_by }: NotedRefund,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('order_refunds')
      .values({
        order_id,
        refund_id,
        amount,
        reason,
        items: JSON.stringify(items),
        restocked: restock,
        refunded_by,
        date_created: utcInstant(now()),
      })
      .onConflict((conflict) => conflict.column('refund_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return false;
    for (const { line, quantity } of [...items].sort((a, b) => a.line - b.line)) {
      const item = await trx
        .updateTable('order_items')
        .set({ refunded_quantity: sql`refunded_quantity + ${quantity}` })
        .where('order_id', '=', order_id)
        .where('line', '=', line)
        .returning('product_id')
        .executeTakeFirstOrThrow();
      if (restock && item.product_id !== null) await putBack(trx, item.product_id, quantity);
    }
    return true;
  });
}

/** A product that nobody counts stays uncounted. */
const putBack = (trx: Database, id: number, quantity: number) =>
  trx
    .updateTable('products')
    .set({ stock: sql`stock + ${quantity}` })
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute();
