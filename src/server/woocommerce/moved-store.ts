import { isSameStore } from '#domain/woocommerce/same-store.ts';
import type { Database } from '../db/database.ts';
import { listCopiedOrders } from '../store/mirror/copied-orders.ts';
import { readList } from './copy-store.ts';
import type { StoreLine } from './store-line.ts';

/** Asks the store at another address for a few of the orders that were copied: the books of two stores never meet. */
export async function isStoreOfCopy(db: Database, line: StoreLine): Promise<boolean> {
  const copied = await listCopiedOrders(db);
  if (copied.length === 0) return true;
  const include = copied.map(({ id }) => id).join(',');
  const there = await readList(line, 'orders', {
    ...{ include, status: 'any', orderby: 'id', order: 'asc', per_page: copied.length },
  });
  return isSameStore(copied, there);
}
