import { sql } from 'kysely';
import type { PendingOperation } from '#contract/operations.ts';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';

/** More than anybody could have begun before the first of them ended. */
const SHOWN_MAX = 200;

/**
 * What the merchant asked for and nobody knows the end of: how much, by our own copy, and everything a page may know it by.
 * A draft of evidence and a shopper's payment are not the merchant's to wait for.
 */
export async function listPending(db: Database, provider: string): Promise<PendingOperation[]> {
  const { rows } = await sql<PendingOperation>`
    ${plannedOnce} select o.id, o.kind, o.state, o.actor_email, o.created,
      coalesce(
        (o.input->>'amount')::bigint, (o.input->>'expected_amount')::bigint, i.amount, d.amount,
        nullif(c.amount_captured - c.amount_refunded, 0)
      ) as amount,
      coalesce(o.input->>'currency', i.currency, d.currency, c.currency) as currency,
      array_remove(array[
        o.input->>'charge', o.input->>'payment_intent', o.input->>'dispute', o.input->>'currency',
        nullif(c.payment_intent_id, ''),
        'order ' || coalesce((o.input->'order'->>'id')::bigint, order_named_in(c.data), order_named_in(i.data))
      ], null) as subjects
    from operations o
      left join charges c on c.provider = ${provider} and c.id = o.input->>'charge'
      left join payment_intents i on i.provider = ${provider} and i.id = o.input->>'payment_intent'
      left join disputes d on d.provider = ${provider} and d.id = o.input->>'dispute'
    where o.state in ('created', 'sent', 'unknown', 'needs_attention')
      and o.kind not in ('pay_order', 'confirm_payment')
      and (o.kind <> 'answer_dispute' or (o.input->>'submit')::boolean)
    order by o.created desc, o.id desc
    limit ${SHOWN_MAX}`.execute(db);
  return rows;
}
