import { type RawBuilder, sql } from 'kysely';
import type { ChargeOrder } from '#contract/charge-order.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import type { Store } from '../../store/store.ts';

type Row = Readonly<{
  id: number;
  number: string;
  fraud_meta_box_type: string | null;
  customer_id: number | null;
  customer_name: string | null;
  customer_email: string | null;
  subscription_numbers: readonly string[];
}>;
type Paid = Readonly<{ payment_intent: string | null; metadata: Readonly<Record<string, string>> }>;

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

/** The order a payment names, or the one that names the payment. */
export async function findOrderOfPayment(
  db: Database,
  links: Store['links'],
  { payment_intent, metadata: { order_id = '' } }: Paid,
): Promise<ChargeOrder | undefined> {
  const named = WHOLE_NUMBER.test(order_id) ? Number(order_id) : undefined;
  const byName = named && (await findOrderInfo(db, links, named));
  if (byName || payment_intent === null) return byName || undefined;
  return readOrder(db, links, sql`o.payment_intent_id = ${payment_intent}`);
}

export const findOrderInfo = (
  db: Database,
  links: Store['links'],
  id: number,
): Promise<ChargeOrder | undefined> => readOrder(db, links, sql`o.id = ${id}`);

async function readOrder(
  db: Database,
  links: Store['links'],
  which: RawBuilder<unknown>,
): Promise<ChargeOrder | undefined> {
  const { rows } = await sql<Row>`
    ${plannedOnce} select o.id, o.number, o.fraud_meta_box_type, o.customer_id, o.buyer_name as customer_name,
      o.buyer_email as customer_email, o.subscription_numbers
    from payment_orders o
    where ${which}
    order by o.id desc limit 1`.execute(db);
  const [row] = rows;
  return row && orderOf(row, links);
}

const orderOf = ({ customer_id, subscription_numbers, ...row }: Row, links: Store['links']): ChargeOrder => ({
  ...row,
  url: links.order(row.id),
  customer_url: customer_id === null ? null : links.customer(customer_id),
  subscriptions: subscription_numbers.map((number) => ({
    number,
    url: `admin.php?page=wc-orders&subscription=${encodeURIComponent(number)}`,
  })),
});
