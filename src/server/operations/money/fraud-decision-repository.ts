import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { FraudTables } from '../../db/schema-fraud.ts';
import type { SentOperation } from '../operation.ts';

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
