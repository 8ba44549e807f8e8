import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Dispute, type DisputedCharge, dispute as disputeShape } from '#contract/disputes.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import type { Store } from '../../store/store.ts';
import { ORDER_COLUMNS, ORDER_JOINS, type OrderRow, orderInfo, SALE_JOIN } from './dispute-order.ts';
import { DRAFT_COLUMN, DRAFT_JOIN, standingOf } from './kept-draft-repository.ts';

/** The provider's own words about a dispute, and about the payment it is about. */
const disputePayload = z.object({
  ...z.omit(disputeShape, {
    charge: true,
    order: true,
    has_draft: true,
    draft: true,
    balance_transactions: true,
  }).shape,
  charge: z.string(),
  balance_transactions: z.array(z.string()),
});
const sale = z.object({
  id: z.string(),
  payment_intent: z.string(),
  created: disputeShape.shape.created,
  amount: disputeShape.shape.amount,
  amount_refunded: disputeShape.shape.amount,
  currency: disputeShape.shape.currency,
  balance_transaction: z.nullable(z.string()),
  billing_details: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.optional(z.string()),
    country: z.string(),
    address: z.nullable(z.record(z.string(), z.string())),
  }),
  payment_method_details: z.object({
    type: z.string(),
    card: z.optional(z.object({ brand: z.string() })),
    identifier: z.nullable(z.string()),
  }),
});

type Row = OrderRow & Readonly<{ data: unknown; charge: unknown; has_draft: boolean; kept: unknown }>;

/** One dispute as screens read it: the provider's words, its movements in the ledger, its payment and its order. */
export async function findDispute(
  db: Database,
  links: Store['links'],
  provider: string,
  id: DisputeId,
): Promise<Dispute | undefined> {
  const { rows } = await sql<Row>`
    ${plannedOnce} select d.data, ch.data as charge, ${ORDER_COLUMNS}, exists (
        select from evidence_drafts where provider = d.provider and dispute_id = d.id) as has_draft, ${DRAFT_COLUMN}
    from disputes d
    left join charges ch on ch.provider = d.provider and ch.id = d.charge_id
    ${SALE_JOIN} ${ORDER_JOINS} ${DRAFT_JOIN}
    where d.provider = ${provider} and d.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { balance_transactions, charge, ...dispute } = disputePayload.parse(row.data);
  return {
    ...dispute,
    charge: row.charge === null ? charge : chargeOf(row.charge),
    order: orderInfo(row, links) ?? [],
    has_draft: row.has_draft,
    draft: standingOf({ kept: row.kept, reason: dispute.reason }),
    balance_transactions: await findMovements(db, balance_transactions),
  };
}

function chargeOf(data: unknown): DisputedCharge {
  const { billing_details, payment_method_details: method, ...charge } = sale.parse(data);
  return {
    ...charge,
    billing_details: { ...billing_details, phone: billing_details.phone ?? null },
    payment_method_details: {
      type: method.type,
      brand: method.card?.brand ?? null,
      identifier: method.identifier,
    },
  };
}

type Movement = Omit<Dispute['balance_transactions'][number], 'created'> & { date: UtcInstant };

/** What the ledger holds of the movements a dispute names, oldest first. */
async function findMovements(db: Database, ids: readonly string[]): Promise<Dispute['balance_transactions']> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Movement>`
    select transaction_id as id, type as reporting_category, date, currency, amount, fees as fee, net
    from transactions
    where transaction_id in (${sql.join(ids)}) and type in ('dispute', 'dispute_reversal')
    order by date, transaction_id`.execute(db);
  return rows.map(({ date, ...movement }) => ({ ...movement, created: secondsOf(date) }));
}
