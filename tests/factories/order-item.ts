import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { StoreTables } from '#server/db/schema/schema-store.ts';
import { type NewOrder, saveOrder } from './order.ts';

export type NewItem = Insertable<StoreTables['order_items']>;

/** One notebook for 20.00; the sums follow from price and quantity unless a test names them. */
export const anItem = (over: Partial<NewItem> = {}): Omit<NewItem, 'order_id' | 'line'> => {
  const price = over.price ?? 2000;
  const quantity = over.quantity ?? 1;
  return {
    product_id: null,
    name: 'Linen notebook A5',
    sku: 'NB-A5',
    subtotal: price * quantity,
    total: price * quantity,
    ...over,
    price,
    quantity,
  };
};

/** An order whose parts add up to its total: the items, less their discount, with shipping and tax if named. */
export async function saveOrderWithItems(
  db: Database,
  items: readonly ReturnType<typeof anItem>[],
  over: Partial<NewOrder> = {},
) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const items_total = sum(items.map(({ subtotal }) => subtotal));
  const goods = sum(items.map(({ total }) => total));
  const order = await saveOrder(db, {
    items_total,
    discount_total: items_total - goods,
    total: goods + (over.shipping_total ?? 0) + (over.total_tax ?? 0),
    ...over,
  });
  const lines = items.map((item, index) => ({ ...item, order_id: order.id, line: index + 1 }));
  if (lines.length > 0) await db.insertInto('order_items').values(lines).execute();
  return order;
}
