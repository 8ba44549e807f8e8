import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { Database } from '../db/database.ts';

type Wanted = Readonly<{ product_id: number | null; quantity: number }>;
type Counted = Readonly<{ product_id: number; quantity: number }>;

/** Everybody takes and gives back in the order of ids, so nobody waits in a circle. */
const inOrder = (items: readonly Wanted[]): Counted[] =>
  items
    .flatMap(({ product_id, quantity }) => (product_id === null ? [] : [{ product_id, quantity }]))
    .sort((a, b) => a.product_id - b.product_id);

/** Takes what is ordered off the shelf, all of it or nothing. What nobody counts is always there. */
export async function takeStock(trx: Database, items: readonly Wanted[]): Promise<void> {
  for (const { product_id, quantity } of inOrder(items)) {
    const product = await trx
      .selectFrom('products')
      .select(['name', 'stock'])
      .where('id', '=', product_id)
      .forUpdate()
      .executeTakeFirst();
    if (!product) throw fail('product_unavailable');
    const { name, stock } = product;
    if (stock === null) continue;
    if (stock < quantity) throw fail('out_of_stock', { product_id, name, left: Math.max(0, stock) });
    await changeStock(trx, product_id, -quantity);
  }
}

export async function putBackStock(trx: Database, items: readonly Wanted[]): Promise<void> {
  for (const { product_id, quantity } of inOrder(items)) await changeStock(trx, product_id, quantity);
}

/** A product that nobody counts stays uncounted. */
const changeStock = (trx: Database, id: number, by: number) =>
  trx
    .updateTable('products')
    .set({ stock: sql`stock + ${by}` })
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute();
