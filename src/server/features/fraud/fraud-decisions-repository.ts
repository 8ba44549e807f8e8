import { sql } from 'kysely';
import type { ManualDecision } from '#domain/payments/payment-history.ts';
import { secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import type { FraudTables } from '../../db/schema/schema-fraud.ts';
import type { SentOperation } from '../../operations/operation.ts';

type Decision = Pick<FraudTables['fraud_decisions'], 'payment_intent_id' | 'action'>;

/**
 * Whoever captures or cancels a payment that was held for review has decided about it. The name is the one the operation
 * was asked under, also when another process ends it; the first decision stays.
 */
export async function recordFraudDecision(
  trx: Database,
  { payment_intent_id, action }: Decision,
  { operation_id, provider }: SentOperation,
): Promise<void> {
  await sql`
    insert into fraud_decisions (payment_intent_id, order_id, action, user_id, user_email, operation_id, decided)
    select i.id, order_named_in(i.data), ${action}, p.actor_id, p.actor_email, p.id, p.created
    from payment_intents i, operations p
    where i.provider = ${provider} and i.id = ${payment_intent_id} and p.id = ${operation_id}
    on conflict (payment_intent_id) do nothing`.execute(trx);
}

type Row = Readonly<{
  decided: UtcInstant;
  action: 'approve' | 'block';
  user_id: number | null;
  user_email: string;
  display_name: string | null;
}>;

/** Who let a held payment through or turned it away; somebody who has left since is named by their e-mail. */
export async function listDecisions(db: Database, payment_intent_id: string): Promise<ManualDecision[]> {
  const { rows } = await sql<Row>`
    ${plannedOnce} select d.decided, d.action, d.user_id, d.user_email, u.display_name
    from fraud_decisions d left join users u on u.id = d.user_id
    where d.payment_intent_id = ${payment_intent_id}`.execute(db);
  return rows.map(({ decided, action, user_id, user_email, display_name }) => ({
    at: secondsOf(decided),
    action: action === 'approve' ? 'approved' : 'blocked',
    user: user_id === null ? null : { id: user_id, username: display_name ?? user_email },
  }));
}
