import { sql } from 'kysely';
import { paysOrder } from '#domain/orders/paying-order.ts';
import type { Metadata } from '#provider/payment-details.ts';
import type { Database } from '../db/database.ts';

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;
/** The provider in the box is told of nobody's orders but ours. */
const KNOWS_ONLY_OURS = 'simulator';
/** Where the number of somebody else's order is kept, so that it can still be read. */
const STRANGE = 'other_order_id';

type Named = Readonly<{ amount: number; currency: string; metadata: Metadata }>;
type Order = Readonly<{ id: number; total: number; currency: string; payment_intent_id: string | null }>;

/** The same payments, without the numbers of orders that only look like ours: everything that asks for an order asks for that note. */
export async function withoutStrangeOrders<Paid extends Named>(
  trx: Database,
  provider: string,
  all: readonly Paid[],
  intentOf: (paid: Paid) => string | null,
): Promise<readonly Paid[]> {
  const named = all.flatMap(({ metadata: { order_id = '' } }) =>
    WHOLE_NUMBER.test(order_id) ? Number(order_id) : [],
  );
  if (provider === KNOWS_ONLY_OURS || named.length === 0) return all;
  const { rows } = await sql<Order>`
    select id, total, currency, payment_intent_id from payment_orders
    where id = any(${named}::bigint[])`.execute(trx);
  const orders = new Map(rows.map((order) => [String(order.id), order]));
  return all.map((paid) => {
    const { order_id = '', ...notes } = paid.metadata;
    const order = orders.get(order_id);
    if (!order || paysOrder(order, { ...paid, payment_intent: intentOf(paid) })) return paid;
    return { ...paid, metadata: { ...notes, [STRANGE]: order_id } };
  });
}
