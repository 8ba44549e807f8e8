import { sql } from 'kysely';
import type { RefundFacts } from '#domain/payments/refund-verdict.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';

export type RefundableCharge = RefundFacts &
  Readonly<{
    id: ChargeId;
    currency: string;
    /** The order it was made for, as the charge itself names it. */
    order_id: number | null;
    payment_intent_id: string | null;
  }>;

const CHARGE = sql`
  ${plannedOnce} select c.id, c.status, c.captured, c.amount_captured, c.amount_refunded, c.currency,
    order_named_in(c.data) as order_id, nullif(c.payment_intent_id, '') as payment_intent_id,
    coalesce((select json_agg(json_build_object(
      'status', d.status, 'is_charge_refundable', d.data->'is_charge_refundable')) from disputes d
      where d.provider = c.provider and d.charge_id = c.id), '[]'::json) as disputes
  from charges c`;

export async function findChargeToRefund(
  db: Database,
  provider: string,
  id: string,
): Promise<RefundableCharge | undefined> {
  const { rows } = await sql<RefundableCharge>`
    ${CHARGE} where c.provider = ${provider} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** The charge an order was paid with; nothing before it was captured. */
export async function findChargeOfPayment(
  db: Database,
  provider: string,
  payment_intent_id: string,
): Promise<RefundableCharge | undefined> {
  const { rows } = await sql<RefundableCharge>`
    ${CHARGE}
    where c.provider = ${provider} and c.payment_intent_id = ${payment_intent_id} and c.captured
      and c.status <> 'failed'
    order by c.created desc, c.id limit 1`.execute(db);
  return rows[0];
}
