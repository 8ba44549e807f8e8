import { type Selectable, sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { OrderAfterPayment } from '#domain/orders/order-after-payment.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { StoreTables } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';
import { putBackStock } from './stock.ts';

export type Checkout = Readonly<Selectable<StoreTables['checkouts']>>;

export const findCheckout = (db: Database, key: string): Promise<Checkout | undefined> =>
  db.selectFrom('checkouts').selectAll().where('key', '=', key).executeTakeFirst();

type Tried = OrderAfterPayment &
  Readonly<{
    order_id: number;
    payment_intent_id: string;
    charge_id: string | null;
    failure_code: string | null;
  }>;

/** What a settled try leads to: whose card is kept, what is renewed by it, and whether something of it is subscribed to. */
export type Settled = Readonly<{
  isPaid: boolean;
  saves_for: string | null;
  renews: number | null;
  subscribes: boolean;
}>;

type Known = Omit<Settled, 'isPaid'> & Pick<Checkout, 'order_id' | 'state' | 'stock_taken'>;

/**
 * Writes down how tries to pay for orders ended. An order without a checkout, or one already paid, stays as it is.
 */
export async function settleCheckouts(
  trx: Database,
  tries: readonly Tried[],
): Promise<ReadonlyMap<number, Settled>> {
  const before = await writeTries(trx, tries);
  const known = new Map(before.map((row) => [row.order_id, row]));
  const open = tries.filter(({ order_id }) => (known.get(order_id)?.state ?? 'paid') !== 'paid');
  for (const { order_id, checkout } of open)
    if (checkout === 'declined' && known.get(order_id)?.stock_taken)
      await putBackStock(trx, await orderedItems(trx, order_id));
  const endOf = new Map(open.map(({ order_id, checkout }) => [order_id, checkout]));
  return new Map(
    before.map(({ order_id, state, saves_for, renews, subscribes }) => {
      const isPaid = (endOf.get(order_id) ?? state) === 'paid';
      return [order_id, { isPaid, saves_for, renews, subscribes }];
    }),
  );
}

/**
 * Answers what the checkouts were before: each is locked, and then written unless it was paid by then. Whose order goes on hears
 * that they paid.
 */
async function writeTries(trx: Database, tries: readonly Tried[]): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    with tried as (
      select * from jsonb_to_recordset(${JSON.stringify(tries)}::jsonb) as tried (order_id bigint, checkout text, status text,
        fraud_meta_box_type text, payment_intent_id text, charge_id text, failure_code text)
    ), known as materialized (
      select order_id, state, stock_taken, saves_for, renews, exists (
        select from order_items join products on products.id = order_items.product_id
        where order_items.order_id = checkouts.order_id and products.paid_every is not null) as subscribes
      from checkouts where order_id in (select order_id from tried) order by order_id for update of checkouts
    ), settled as (
      update checkouts set state = tried.checkout, payment_intent_id = tried.payment_intent_id, charge_id = tried.charge_id,
        failure_code = tried.failure_code, stock_taken = checkouts.stock_taken and tried.checkout <> 'declined'
      from tried join known using (order_id) where checkouts.order_id = known.order_id and known.state <> 'paid'
    ), moved as (
      update orders set status = tried.status, fraud_meta_box_type = tried.fraud_meta_box_type,
        payment_intent_id = tried.payment_intent_id
      from tried join known using (order_id) where orders.id = known.order_id and known.state <> 'paid'
    ), told as (
      insert into customers_to_tell (order_id, mail)
      select order_id, 'paid' from tried join known using (order_id)
      where known.state <> 'paid' and tried.status = 'processing' order by order_id
    )
    select order_id, state, stock_taken, saves_for, renews, subscribes from known order by order_id`.execute(
    trx,
  );
  return rows;
}

/** A try that never became a payment: refused before the bank was asked, or given up by the customer. */
export function declineCheckout(
  { db }: Pick<Deps, 'db'>,
  { order_id, attempt }: Pick<Checkout, 'order_id' | 'attempt'>,
  failure_code: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const declined = await trx
      .updateTable('checkouts')
      .set({ state: 'declined', failure_code, stock_taken: false })
      .where('order_id', '=', order_id)
      .where('attempt', '=', attempt)
      .where('state', 'in', ['open', 'requires_action'])
      .returning('order_id')
      .executeTakeFirst();
    if (!declined) return;
    await putBackStock(trx, await orderedItems(trx, order_id));
    await trx.updateTable('orders').set({ status: 'failed' }).where('id', '=', order_id).execute();
  });
}

export type Abandoned = Pick<Checkout, 'key' | 'created'>;

/**
 * Tries that have waited since before then for a customer who may be gone, the oldest first, a part at a time. A later try
 * has a payment of its own time.
 */
export async function listAbandoned(
  db: Database,
  before: UtcInstant,
  after: Abandoned | undefined,
  limit: number,
): Promise<readonly Abandoned[]> {
  const waiting = db
    .selectFrom('checkouts')
    .innerJoin('payment_intents', 'payment_intents.id', 'checkouts.payment_intent_id')
    .select(['checkouts.key', 'checkouts.created'])
    .where('checkouts.state', '=', 'requires_action')
    .where('checkouts.created', '<=', before)
    .where('payment_intents.created', '<=', before);
  const further = after
    ? waiting.where(
        sql<boolean>`(checkouts.created, checkouts.key) > (${`${after.created}Z`}::timestamptz, ${after.key}::uuid)`,
      )
    : waiting;
  return further.orderBy('checkouts.created').orderBy('checkouts.key').limit(limit).execute();
}

/** An order that never met a payment leaves no trace; everything else of it goes with it. */
export async function removeOrder({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('payment_intent_id', 'is', null).execute();
}

/** What was ordered, as the shelf knows it. */
export const orderedItems = (trx: Database, order_id: number) =>
  trx.selectFrom('order_items').select(['product_id', 'quantity']).where('order_id', '=', order_id).execute();

/** A checkout that must exist. */
export async function getCheckout(db: Database, key: string): Promise<Checkout> {
  const found = await findCheckout(db, key);
  if (!found) throw fail('resource_missing', { kind: 'order', id: key });
  return found;
}
