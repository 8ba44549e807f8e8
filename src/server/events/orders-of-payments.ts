import { sql } from 'kysely';
import { paysOrder } from '#domain/orders/paying-order.ts';
import type { Metadata } from '#provider/payment-details.ts';
import type { Database } from '../db/database.ts';

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;
/** The provider in the box is told of nobody's orders but ours. */
const KNOWS_ONLY_OURS = 'simulator';
/** Where the number of somebody else's order is kept, so that it can still be read. */
const STRANGE = 'other_order_id';

type Named = Readonly<{ id: string; amount: number; currency: string; metadata: Metadata }>;
type Order = Readonly<{
  id: number;
  total: number;
  currency: string;
  payment_intent_id: string | null;
  charge_id: string | null;
  /** Where the store that is attached is and was, if one is. */
  store_urls: readonly string[] | null;
}>;

/**
 * The same payments, each with the number of its order: everything that asks for an order asks for that note. An order that names
 * the payment is its order, whatever the note said; a number that only looks like one of ours is moved aside.
 */
export async function withTheirOrders<Paid extends Named>(
  trx: Database,
  provider: string,
  all: readonly Paid[],
  intentOf: (paid: Paid) => string | null,
): Promise<readonly Paid[]> {
  if (provider === KNOWS_ONLY_OURS || all.length === 0) return all;
  const named = all.flatMap(({ metadata: { order_id = '' } }) =>
    WHOLE_NUMBER.test(order_id) ? Number(order_id) : [],
  );
  const intents = all.flatMap((paid) => intentOf(paid) ?? []);
  const { rows } = await sql<Order>`
    select id, total, currency, payment_intent_id, charge_id, (select former_urls || url from attached_store) as store_urls
    from payment_orders where id = any(${named}::bigint[]) or payment_intent_id = any(${intents}::text[])
      or charge_id = any(${all.map(({ id }) => id)}::text[])`.execute(trx);
  return all.map((paid) => {
    const { order_id = '', ...notes } = paid.metadata;
    const intent = intentOf(paid);
    const naming = rows.find(
      (order) => order.charge_id === paid.id || (intent !== null && order.payment_intent_id === intent),
    );
    if (naming && order_id === String(naming.id)) return paid;
    const moved = order_id === '' ? notes : { ...notes, [STRANGE]: order_id };
    // Orders of our own are named by their payments alone.
    if (naming && naming.store_urls !== null)
      return { ...paid, metadata: { ...moved, order_id: String(naming.id) } };
    const order = rows.find(({ id }) => String(id) === order_id);
    if (!order || isOf(order, paid, intent)) return paid;
    return { ...paid, metadata: moved };
  });
}

/** Several stores may take payments with one account: a payment that says where it was made is of that store alone. */
const isOf = (order: Order, paid: Named, payment_intent: string | null): boolean =>
  isSameSite(paid.metadata.site_url, order.store_urls) && paysOrder(order, { ...paid, payment_intent });

const isSameSite = (said: string | undefined, stores: readonly string[] | null): boolean =>
  !said ||
  stores === null ||
  !URL.canParse(said) ||
  stores.some((store) => new URL(said).host === new URL(store).host);
