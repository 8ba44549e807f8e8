import { sql } from 'kysely';
import { type PaidEvery, paymentAfter } from '#domain/orders/subscription.ts';
import { secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Address, BillingAddress } from '../db/schema/schema-store.ts';

/** After an order was paid: what of it is subscribed to begins, or the subscription it renews goes on. Told twice, it happens once. */
export async function followSubscriptions(
  trx: Database,
  { order_id, renews }: Readonly<{ order_id: number; renews: number | null }>,
  payment_method: string,
): Promise<void> {
  if (renews !== null) return goOn(trx, renews, order_id);
  const lines = await trx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select(['order_items.line', 'products.paid_every', 'orders.customer_id', 'orders.created'])
    .where('order_items.order_id', '=', order_id)
    .execute();
  for (const { line, paid_every, customer_id, created } of lines)
    if (paid_every !== null && customer_id !== null)
      await begin(trx, { order_id, line, customer_id, created, paid_every, payment_method });
}

type Beginning = Readonly<{
  order_id: number;
  line: number;
  customer_id: number;
  created: UtcInstant;
  paid_every: PaidEvery;
  payment_method: string;
}>;

async function begin(
  trx: Database,
  { order_id, line, customer_id, created, paid_every, payment_method }: Beginning,
): Promise<void> {
  const next = utcInstant(paymentAfter(secondsOf(created), paid_every, 1));
  await sql`
    with next as (select nextval(pg_get_serial_sequence('subscriptions', 'id')) as id), begun as (
      insert into subscriptions (id, number, customer_id, status, created, paid_every, first_order_id, line,
        payment_method, next_payment)
      select id, id::text, ${customer_id}, 'active', ${created}, ${paid_every}, ${order_id}, ${line},
        ${payment_method}, ${next} from next
      on conflict (first_order_id, line) do nothing returning id
    )
    insert into subscription_orders (subscription_id, order_id) select id, ${order_id} from begun`.execute(
    trx,
  );
}

/** The next payment is counted from the first, by how many orders were paid since. */
async function goOn(trx: Database, id: number, order_id: number): Promise<void> {
  await linkOrder(trx, id, order_id);
  const { rows } = await sql<{ created: UtcInstant; paid_every: PaidEvery; times: number }>`
    select created, paid_every,
      (select count(*)::int from subscription_orders where subscription_id = subscriptions.id) as times
    from subscriptions where id = ${id} and paid_every is not null`.execute(trx);
  const [known] = rows;
  if (!known) return;
  const next_payment = utcInstant(paymentAfter(secondsOf(known.created), known.paid_every, known.times));
  await trx
    .updateTable('subscriptions')
    .set({ next_payment })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}

const linkOrder = (trx: Database, subscription_id: number, order_id: number) =>
  trx
    .insertInto('subscription_orders')
    .values({ subscription_id, order_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export type DueSubscription = Readonly<{
  id: number;
  next_payment: UtcInstant;
  payment_method: string;
  currency: string;
  billing: BillingAddress | null;
  shipping: Address | null;
  product_id: number | null;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  /** The newest order of it: one that was given back or never paid ends it. */
  last_status: string;
}>;

/** The payments that are due, the oldest first, a part at a time. */
export async function listDue(
  db: Database,
  now: UtcInstant,
  after: Renewal | undefined,
  limit: number,
): Promise<readonly DueSubscription[]> {
  const further = after
    ? sql`and (s.next_payment, s.id) > (${`${after.next_payment}Z`}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<DueSubscription>`
    select s.id, s.next_payment, s.payment_method, o.currency, o.billing, o.shipping,
      i.product_id, i.name, i.sku, i.quantity, i.price,
      (select l.status from subscription_orders so join orders l on l.id = so.order_id
        where so.subscription_id = s.id order by l.id desc limit 1) as last_status
    from subscriptions s
    join orders o on o.id = s.first_order_id
    join order_items i on i.order_id = s.first_order_id and i.line = s.line
    where s.next_payment <= ${now} and s.status = 'active' and s.payment_method is not null ${further}
    order by s.next_payment, s.id limit ${limit}`.execute(db);
  return rows;
}

/** One payment of a subscription: each falls due once. */
export type Renewal = Pick<DueSubscription, 'id' | 'next_payment'>;

/** It was called off, or paid for, after somebody saw that it was due. */
export class NoLongerDue extends Error {
  override readonly name = 'NoLongerDue';
}

/** Holds the subscription until the order of its renewal is written: whoever calls it off comes before that, or after. */
export async function lockDue(trx: Database, { id, next_payment }: Renewal): Promise<void> {
  const due = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('next_payment', '=', next_payment)
    .forUpdate()
    .executeTakeFirst();
  if (!due) throw new NoLongerDue(`The payment of ${next_payment} for subscription ${id} is no longer due.`);
}

/** Nothing is taken any more. What was ended before stays as it is: a renewal that fails holds nothing that was called off. */
export async function endSubscription(
  db: Database,
  id: number,
  status: 'on-hold' | 'cancelled',
  unpaidOrder?: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('subscriptions')
      .set({ status, next_payment: null })
      .where('id', '=', id)
      .where('status', '=', 'active')
      .execute();
    if (unpaidOrder !== undefined) await linkOrder(trx, id, unpaidOrder);
  });
}

export type ShoppersSubscription = Readonly<{
  id: number;
  name: string;
  paid_every: PaidEvery;
  next_payment: UtcInstant | null;
}>;

/** What an order began, for the shopper who placed it. */
export async function listBegunBy(db: Database, order_id: number): Promise<readonly ShoppersSubscription[]> {
  const { rows } = await sql<ShoppersSubscription>`
    select s.id, i.name, s.paid_every, s.next_payment from subscriptions s
    join order_items i on i.order_id = s.first_order_id and i.line = s.line
    where s.first_order_id = ${order_id} and s.paid_every is not null order by s.line`.execute(db);
  return rows;
}
