import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Those of the orders whose money a bank has taken back in a dispute and not returned. */
export async function findDisputedOrders(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ order_id: number }>`
    select order_id from transactions
    where order_id = any(${ids}) and type in ('dispute', 'dispute_reversal')
    group by order_id having sum(customer_amount) < 0`.execute(db);
  return new Set(rows.map(({ order_id }) => order_id));
}
