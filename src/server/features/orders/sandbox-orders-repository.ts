import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';

/** Every order that the account which is connected has a payment of; nothing where that account is live. */
const PAID_IN_SANDBOX = sql`
  ${plannedOnce} select o.id from account a
  cross join payment_intents i join payment_orders o on o.payment_intent_id = i.id
  where a.data->>'is_live' = 'false'`;

export async function listSandboxOrders(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${PAID_IN_SANDBOX} order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the orders that were paid in the sandbox that is connected now. */
export async function findSandboxOrders(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`${PAID_IN_SANDBOX} and o.id = any(${ids})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
