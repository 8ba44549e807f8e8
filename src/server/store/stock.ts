import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { Database } from '../db/database.ts';

type Wanted = Readonly<{ product_id: number | null; quantity: number }>;
type Counted = Readonly<{ product_id: number; quantity: number }>;

/** How much of each product, whichever lines it stands on. */
function byProduct(items: readonly Wanted[]): readonly Counted[] {
  const quantities = new Map<number, number>();
  for (const { product_id, quantity } of items)
    if (product_id !== null) quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity);
  return [...quantities]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .sort((a, b) => a.product_id - b.product_id);
}

/** Takes what is ordered off the shelf, all of it or nothing. What nobody counts is always there. */
export async function takeStock(trx: Database, items: readonly Wanted[]): Promise<void> {
  const wanted = byProduct(items);
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: number; name: string; stock: number | null }>`
    select id, name, stock from products where id = any(${wanted.map(({ product_id }) => product_id)}::bigint[])
    order by id for update`.execute(trx);
  const products = new Map(rows.map((product) => [product.id, product]));
  for (const { product_id, quantity } of wanted) {
    const product = products.get(product_id);
    if (!product) throw fail('product_unavailable');
    const { name, stock } = product;
    if (stock !== null && stock < quantity)
      throw fail('out_of_stock', { product_id, name, left: Math.max(0, stock) });
  }
  if (rows.some(({ stock }) => stock !== null))
    await changeStock(
      trx,
      wanted.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
    );
}

export async function putBackStock(trx: Database, items: readonly Wanted[]): Promise<void> {
  const returned = byProduct(items);
  if (returned.length > 0) await changeStock(trx, returned);
}

/**
 * A product that nobody counts stays uncounted. Everybody takes and gives back in the order of ids, so nobody waits in a circle.
 */
async function changeStock(trx: Database, changes: readonly Counted[]): Promise<void> {
  await sql`
    with changed as (
      select * from unnest(${changes.map(({ product_id }) => product_id)}::bigint[],
        ${changes.map(({ quantity }) => quantity)}::integer[]) as changed (id, quantity)
    ), held as materialized (
      select id from products where id in (select id from changed) order by id for update
    )
    update products set stock = stock + changed.quantity
    from held join changed using (id)
    where products.id = held.id and stock is not null`.execute(trx);
}
