import { sql } from 'kysely';
import type { OrderRefund } from '#contract/orders.ts';
import type { Deps } from '../../deps.ts';

type Outcome = Pick<OrderRefund, 'refund_id' | 'status' | 'currency' | 'failure_reason'>;

/** Every refund the order was told of, newest first, with what became of the money. */
export async function listOrderRefunds(
  { db, store }: Pick<Deps, 'db' | 'store'>,
  order_id: number,
): Promise<OrderRefund[]> {
  const notes = await store.listRefunds(order_id);
  if (notes.length === 0) return [];
  const { rows } = await sql<Outcome>`
    select id as refund_id, status, currency, data->>'failure_reason' as failure_reason
    from refunds where id = any(${notes.map(({ refund_id }) => refund_id)})`.execute(db);
  const outcomes = new Map(rows.map((outcome) => [outcome.refund_id, outcome]));
  return notes.map(({ failed, ...note }) => ({
    ...note,
    ...(outcomes.get(note.refund_id) ?? { status: failed ? 'failed' : 'succeeded', failure_reason: null }),
  }));
}
