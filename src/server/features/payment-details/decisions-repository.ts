import { sql } from 'kysely';
import type { ManualDecision } from '#domain/payments/payment-history.ts';
import { type EpochSeconds, secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

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
    select d.decided, d.action, d.user_id, d.user_email, u.display_name
    from fraud_decisions d left join users u on u.id = d.user_id
    where d.payment_intent_id = ${payment_intent_id}`.execute(db);
  return rows.map(({ decided, action, user_id, user_email, display_name }) => ({
    at: secondsOf(decided),
    action: action === 'approve' ? 'approved' : 'blocked',
    user: user_id === null ? null : { id: user_id, username: display_name ?? user_email },
  }));
}

/** When a hold was given back, by the event that told of it, or by our own operation. */
export async function findCanceledAt(
  db: Database,
  provider: string,
  payment_intent_id: string,
): Promise<EpochSeconds | undefined> {
  const { rows } = await sql<{ at: UtcInstant }>`
    select created as at from provider_events
    where provider = ${provider} and object_id = ${payment_intent_id} and type = 'payment_intent.canceled'
    union all
    select finished as at from operations
    where kind = 'cancel_payment' and natural_key = ${payment_intent_id} and state = 'succeeded'
    order by at limit 1`.execute(db);
  const [row] = rows;
  return row && secondsOf(row.at);
}
