import { sql } from 'kysely';
import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { DAY_S, type EpochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { SALE_JOIN } from './dispute-order.ts';

/** A week of calendar days reaches at most this far, whatever the zone. */
const AHEAD_S = 8 * DAY_S;

export type DueDispute = Readonly<{
  id: string;
  payment_intent_id: string;
  status: DisputeStatus;
  reason: DisputeReason;
  amount: number;
  currency: string;
  due_by: UtcInstant;
  has_evidence: boolean;
  /** Evidence was begun on our own desk, whatever the provider was told of it. */
  has_draft: boolean;
  order_number: string | null;
  customer_name: string | null;
}>;

/** What awaits an answer and falls due soon, the nearest deadline first, a part at a time. */
export async function listDueDisputes(
  db: Database,
  now: EpochSeconds,
  after: Readonly<{ due_by: UtcInstant; id: string }> | undefined,
  limit: number,
): Promise<readonly DueDispute[]> {
  const further = after
    ? sql`and (d.due_by, d.id) > (${`${after.due_by}Z`}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<DueDispute>`
    select d.id, d.payment_intent_id, d.status, d.reason, d.amount, d.currency, d.due_by,
      coalesce((d.data -> 'evidence_details' ->> 'has_evidence')::boolean, false) as has_evidence,
      exists (select from evidence_drafts where provider = d.provider and dispute_id = d.id) as has_draft,
      o.number as order_number, sale.customer_name
    from disputes d ${SALE_JOIN} left join payment_orders o on o.id = sale.order_id
    where d.status in ('needs_response', 'warning_needs_response')
      and d.due_by > to_timestamp(${now}) and d.due_by <= to_timestamp(${now + AHEAD_S}) ${further}
    order by d.due_by, d.id limit ${limit}`.execute(db);
  return rows;
}

/** Everybody who may answer a dispute. */
export const listMerchants = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where(sql<boolean>`'manage_woocommerce' = any (capabilities)`)
    .orderBy('id')
    .execute();
