import { sql } from 'kysely';
import { type AuthorizationFacts, authorizationVerdict } from '#domain/payments/authorization-check.ts';
import { captureBy } from '#domain/payments/authorization-deadline.ts';
import { type EpochSeconds, epochSeconds, secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** A payment as far as capturing or cancelling it is concerned. */
export type AuthorizedPayment = Readonly<{
  payment_intent_id: string;
  status: string;
  created: UtcInstant;
  capture_method: string;
  capture_before_s: number | null;
  cancellation_reason: string | null;
  order_id: number | null;
  amount: number;
  currency: string;
}>;

const PAYMENT = sql`i.id as payment_intent_id, i.status, i.created, i.data->>'capture_method' as capture_method,
  (i.data->>'capture_before')::int8 as capture_before_s,
  i.data->>'cancellation_reason' as cancellation_reason, order_named_in(i.data) as order_id,
  i.amount, i.currency`;

export async function findPayment(
  db: Database,
  provider: string,
  id: string,
): Promise<AuthorizedPayment | undefined> {
  const { rows } = await sql<AuthorizedPayment>`
    select ${PAYMENT} from payment_intents i where provider = ${provider} and id = ${id}`.execute(db);
  return rows[0];
}

/** A refund that the store wrote on the order, or that the provider made of its charge and did not take back. */
const REFUNDED = sql`(
  o.has_refund or
  exists (select from refunds r
    where r.payment_intent_id = o.payment_intent_id and r.status in ('pending', 'succeeded')))`;

/** Whether anything of an order was refunded; nothing for an order the store does not have. */
export async function findOrderRefunds(
  db: Database,
  order_id: number,
): Promise<Readonly<{ hasRefund: boolean }> | undefined> {
  const { rows } = await sql<{ hasRefund: boolean }>`
    select ${REFUNDED} as "hasRefund" from payment_orders o where o.id = ${order_id}`.execute(db);
  return rows[0];
}

type Checked = AuthorizedPayment &
  Pick<AuthorizationFacts, 'hasOrder' | 'hasRefund' | 'isDisputed' | 'isUnderWay'>;

/** What stands in the way of each payment, in the order asked. Reads everything of one moment, and sends nothing. */
export async function checkPayments(db: Database, ids: readonly string[], now: EpochSeconds) {
  const { rows } = await sql<Checked>`
    select ${PAYMENT}, o.id is not null as "hasOrder", o.id is not null and ${REFUNDED} as "hasRefund",
      coalesce(c.disputed, false) as "isDisputed",
      exists (select from operations p where p.kind in ('capture_payment', 'cancel_payment') and p.natural_key = i.id
        and p.state in ('created', 'sent', 'unknown', 'needs_attention')) as "isUnderWay"
    from payment_intents i
    left join charges c on c.provider = i.provider and c.id = i.charge_id
    left join payment_orders o on o.id = order_named_in(i.data)
    where i.id = any(${ids})`.execute(db);
  const known = new Map(rows.map((row) => [row.payment_intent_id, factsOf(row)]));
  return ids.map((id) => ({
    payment_intent_id: id,
    verdict: authorizationVerdict(known.get(id), now),
  }));
}

const factsOf = (row: Checked): AuthorizationFacts => ({ ...row, captureBy: deadlineOf(row) });

const deadlineOf = ({ created, capture_before_s }: AuthorizedPayment): EpochSeconds =>
  captureBy({
    created: secondsOf(created),
    capture_before: capture_before_s === null ? null : epochSeconds(capture_before_s),
  });
