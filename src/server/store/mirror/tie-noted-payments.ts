import { sql } from 'kysely';
import { type NotedPayment, notesAsMade, notesWithOrder } from '#domain/orders/order-of-payment.ts';
import type { Database } from '../../db/database.ts';
import { findPayableOrders } from './payable-orders.ts';

type Table = 'charges' | 'payment_intents';
type Kept = NotedPayment & Readonly<{ table: Table; provider: string }>;

/**
 * Payments that came before their orders, and note one of these: each is judged again, by the rule of those that come after. So one
 * that only bears the number of an order of ours, and is of another store, does not become its payment when that order comes.
 */
export async function tieNotedPayments(
  trx: Database,
  orders: readonly Readonly<{ id: number; number: string }>[],
): Promise<void> {
  if (orders.length === 0) return;
  const all = await findNoting(trx, [...new Set(orders.flatMap(({ id, number }) => [String(id), number]))]);
  if (all.length === 0) return;
  const found = await findPayableOrders(trx, {
    noted: all.flatMap(({ metadata }) => notesAsMade(metadata).order_id ?? []),
    intents: all.flatMap(({ payment_intent }) => payment_intent ?? []),
    charges: all.map(({ id }) => id),
  });
  const judged = all.map(({ table, provider, ...paid }) => {
    const made = { ...paid, metadata: notesAsMade(paid.metadata) };
    return { table, provider, id: paid.id, metadata: notesWithOrder(made, found.orders, found.isOfStore) };
  });
  for (const table of ['payment_intents', 'charges'] as const)
    await keepNotes(
      trx,
      table,
      judged.filter((one) => one.table === table),
    );
  await moveTransactions(
    trx,
    judged.filter(({ table }) => table === 'charges'),
  );
}

/** The words of the index: what a payment noted when it was made. */
const noted = (table: Table) => {
  const notes = sql`(${sql.ref(`${table}.data`)}->'metadata')`;
  return sql`coalesce(${notes}->>'other_order_id', ${notes}->>'order_id')`;
};

async function findNoting(trx: Database, words: readonly string[]): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select 'charges' as table, provider, id, amount, currency, nullif(payment_intent_id, '') as payment_intent,
      data->'metadata' as metadata
    from charges where provider <> 'simulator' and ${noted('charges')} = any(${words}::text[])
    union all
    select 'payment_intents', provider, id, amount, currency, id, data->'metadata'
    from payment_intents where provider <> 'simulator' and ${noted('payment_intents')} = any(${words}::text[])`.execute(
    trx,
  );
  return rows;
}

type Judged = Pick<Kept, 'provider' | 'id' | 'metadata'>;

const keepNotes = async (trx: Database, table: Table, judged: readonly Judged[]): Promise<void> => {
  if (judged.length === 0) return;
  await sql`update ${sql.table(table)} as kept set data = jsonb_set(kept.data, '{metadata}', n.metadata)
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as n (provider text, id text, metadata jsonb)
    where kept.provider = n.provider and kept.id = n.id and kept.data->'metadata' <> n.metadata`.execute(trx);
};

/** What was projected before its order was here has none yet. */
const moveTransactions = async (trx: Database, charges: readonly Judged[]): Promise<void> => {
  if (charges.length === 0) return;
  await sql`update transactions set order_id = o.id
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as n (id text, metadata jsonb)
      left join orders o on o.id = order_named_in(to_jsonb(n))
    where transactions.charge_id = n.id and transactions.order_id is distinct from o.id`.execute(trx);
};
