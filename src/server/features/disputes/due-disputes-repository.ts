import { sql } from 'kysely';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { DueDispute } from '../../mail/templates/mailed-dispute.ts';
import { SALE_JOIN } from './dispute-order.ts';
import { DRAFT_COLUMN, DRAFT_JOIN, type KeptRow, standingOf } from './kept-draft-repository.ts';

export type { DueDispute };

type Soon = Readonly<{ now: EpochSeconds; aheadS: number }>;

const AT_ONCE = 200;

/** What awaits an answer and falls due soon, the nearest deadline first. */
export async function* eachDueDispute(db: Database, soon: Soon): AsyncGenerator<DueDispute> {
  let after: DueDispute | undefined;
  do {
    const due = await listDueDisputes(db, soon, after);
    yield* due;
    after = due.length === AT_ONCE ? due.at(-1) : undefined;
  } while (after);
}

async function listDueDisputes(
  db: Database,
  { now, aheadS }: Soon,
  after: DueDispute | undefined,
): Promise<readonly DueDispute[]> {
  const further = after
    ? sql`and (d.due_by, d.id) > (${`${after.due_by}Z`}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<Omit<DueDispute, 'draft'> & KeptRow>`
    select d.id, d.payment_intent_id, d.status, d.reason, d.amount, d.currency, d.due_by,
      coalesce((d.data -> 'evidence_details' ->> 'has_evidence')::boolean, false) as has_evidence,
      o.number as order_number, sale.customer_name, ${DRAFT_COLUMN}
    from disputes d ${SALE_JOIN} ${DRAFT_JOIN} left join payment_orders o on o.id = sale.order_id
    where d.status in ('needs_response', 'warning_needs_response')
      and d.due_by > to_timestamp(${now}) and d.due_by <= to_timestamp(${now + aheadS}) ${further}
    order by d.due_by, d.id limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ ...row, draft: standingOf(row) }));
}
