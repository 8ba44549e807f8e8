import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { RefundNote } from './store.ts';

export async function listRefunds(db: Database, order_id: number): Promise<RefundNote[]> {
  const { rows } = await sql<RefundNote>`
    ${plannedOnce} select r.refund_id, r.amount, orders.currency, r.reason, r.items, r.restocked, r.failed,
      users.display_name as refunded_by, r.date_created
    from order_refunds r join orders on orders.id = r.order_id left join users on users.id = r.refunded_by
    where r.order_id = ${order_id}
    order by r.date_created desc, r.id desc`.execute(db);
  return rows;
}
