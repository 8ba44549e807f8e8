import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * An order that names its payment is that payment's order, whatever number the payment itself carries: a store may count its
 * orders by other numbers than it shows. The payment's note says the same from then on, as for one that comes after its order.
 */
export async function tiePayments(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const among = sql`o.id = any(${`{${ids.join(',')}}`}::int8[])`;
  const renamed = (table: 'charges' | 'payment_intents') => {
    const notes = sql`(${sql.ref(`${table}.data`)}->'metadata')`;
    const said = sql`coalesce(${notes}->>'other_order_id', ${notes}->>'order_id')`;
    return sql`jsonb_set(${sql.ref(`${table}.data`)}, '{metadata}',
      (${notes} - 'order_id'::text - 'other_order_id'::text) || jsonb_build_object('order_id', o.id::text)
      || case when ${said} <> o.id::text then jsonb_build_object('other_order_id', ${said}) else '{}'::jsonb end)`;
  };
  await sql`update payment_intents set data = ${renamed('payment_intents')}
    from orders o where ${among} and payment_intents.id = o.payment_intent_id
      and order_named_in(payment_intents.data) is distinct from o.id`.execute(trx);
  await sql`update charges set data = ${renamed('charges')}
    from orders o where ${among} and charges.payment_intent_id = o.payment_intent_id
      and order_named_in(charges.data) is distinct from o.id`.execute(trx);
  await sql`update transactions set order_id = o.id
    from orders o join charges c on c.payment_intent_id = o.payment_intent_id
    where ${among} and transactions.charge_id = c.id and transactions.order_id is distinct from o.id`.execute(
    trx,
  );
}

/** Orders that named only a charge, once that is here: they hold on to its payment. */
export async function holdOnTo(
  trx: Database,
  charges: readonly Readonly<{ id: string; payment_intent: string | null }>[],
): Promise<void> {
  const named = charges.flatMap(({ id, payment_intent }) => (payment_intent ? [{ id, payment_intent }] : []));
  if (named.length === 0) return;
  await sql`update orders set payment_intent_id = c.payment_intent
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as c (id text, payment_intent text)
    where orders.charge_id = c.id and orders.payment_intent_id is null`.execute(trx);
}
