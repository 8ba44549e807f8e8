import { sql } from 'kysely';
import type { OrderRefund } from '#contract/orders.ts';
import { allowsRefund, type DisputeStatus } from '#domain/disputes/dispute-status.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Database } from '../../db/database.ts';

export type OrderCharge = Readonly<{
  id: ChargeId;
  currency: string;
  isDisputed: boolean;
  /** What could be given back now: what was taken, less what was given back or is on its way; nothing in a dispute. */
  refundable: number;
}>;

type Row = Readonly<{
  id: ChargeId;
  currency: string;
  status: string;
  left: number;
  disputes: readonly DisputeStatus[];
}>;

const chargeOf = (row: Row | undefined): OrderCharge | undefined => {
  if (!row) return undefined;
  const { id, currency, status, left, disputes } = row;
  const isDisputed = !disputes.every(allowsRefund);
  return { id, currency, isDisputed, refundable: isDisputed || status !== 'succeeded' ? 0 : left };
};

const CHARGE = sql`select c.id, c.currency, c.status, c.amount_captured - c.amount_refunded as left,
  coalesce((select json_agg(d.status) from disputes d
    where d.provider = c.provider and d.charge_id = c.id), '[]'::json) as disputes
  from charges c`;

export async function findOrderCharge(db: Database, id: string): Promise<OrderCharge | undefined> {
  const { rows } = await sql<Row>`${CHARGE} where c.id = ${id} limit 1`.execute(db);
  return chargeOf(rows[0]);
}

/** The charge an order was paid with; nothing before it was captured. */
export async function findChargeOfPayment(
  db: Database,
  payment_intent_id: string,
): Promise<OrderCharge | undefined> {
  const { rows } = await sql<Row>`${CHARGE}
    where c.payment_intent_id = ${payment_intent_id} and c.captured and c.status = 'succeeded'
    order by c.created desc, c.id limit 1`.execute(db);
  return chargeOf(rows[0]);
}

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
