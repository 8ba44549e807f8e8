import { sql } from 'kysely';
import type { OrderRefund } from '#contract/orders.ts';
import type { Database } from '../../db/database.ts';

/** Every refund the order was told of, newest first, with what became of the money. */
export async function listOrderRefunds(db: Database, order_id: number): Promise<OrderRefund[]> {
  const { rows } = await sql<OrderRefund>`
    select o.refund_id, o.amount, coalesce(r.currency, orders.currency) as currency,
      coalesce(r.status, case when o.failed then 'failed' else 'succeeded' end) as status,
      o.reason, r.data->>'failure_reason' as failure_reason, o.items, o.restocked,
      users.display_name as refunded_by, o.date_created
    from order_refunds o join orders on orders.id = o.order_id
      left join refunds r on r.id = o.refund_id
      left join users on users.id = o.refunded_by
    where o.order_id = ${order_id}
    order by o.date_created desc, o.id desc`.execute(db);
  return rows;
}
