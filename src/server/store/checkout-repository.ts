import { type Selectable, sql } from 'kysely';
import { AppError, fail } from '#contract/kit/errors.ts';
import type { OrderAfterPayment } from '#domain/orders/order-after-payment.ts';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { StoreTables } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';
import { type NewStoreOrder, type PlacedOrder, placeOrder } from './place-order.ts';
import { putBackStock, takeStock } from './stock.ts';
import { lockDue, type Renewal } from './subscriptions-repository.ts';

export type Checkout = Readonly<Selectable<StoreTables['checkouts']>>;

export const findCheckout = (db: Database, key: string): Promise<Checkout | undefined> =>
  db.selectFrom('checkouts').selectAll().where('key', '=', key).executeTakeFirst();

type Beginning = Readonly<{
  key: string;
  /** Which try the customer's page was made for: a page sent twice is one try. */
  attempt: number;
  order: NewStoreOrder;
  /** The shopper whose card is kept once it paid. */
  saves_for?: string | undefined;
  /** What this order renews. */
  renews?: Renewal | undefined;
  /** What will be asked of the provider, once the order has its number and total. */
  request: (order: PlacedOrder) => unknown;
}>;

/** What is begun in the transaction of a checkout that is open: there is no order whose payment nobody remembers. */
type Begin<Begun> = (trx: Database, checkout: Checkout) => Promise<Begun>;
type BegunCheckout<Begun> = Readonly<{ checkout: Checkout; begun: Begun | undefined }>;

/**
 * The order of a checkout, or the one it already made; and its newest try to pay. Nearly every checkout is new, so its first try
 * is written at once; whatever stands in its way is looked at with the checkout locked.
 */
export async function beginCheckout<Begun>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  beginning: Beginning,
  begin: Begin<Begun>,
): Promise<BegunCheckout<Begun>> {
  const beginWith = (find: (trx: Database) => Promise<Checkout>) =>
    db.transaction().execute(async (trx) => {
      const checkout = await find(trx);
      return { checkout, begun: checkout.state === 'open' ? await begin(trx, checkout) : undefined };
    });
  if (beginning.attempt === 1 && !beginning.renews)
    try {
      return await beginWith((trx) => open(trx, now, beginning));
    } catch (error) {
      // What was ordered may be gone because this very checkout took it.
      if (error !== IS_KNOWN && !(error instanceof AppError)) throw error;
    }
  return beginWith((trx) => openCheckout(trx, now, beginning));
}

/** There is a checkout under this key: nothing of what was written for another may stay. */
const IS_KNOWN = new Error('This checkout is known.');

/**
 * A new try begins only when the last one was declined and the page in hand knows that. Locked by its key, so two of the same
 * page wait for each other. An order that somebody placed never stands for a renewal, nor the other way round.
 */
async function openCheckout(trx: Database, now: Deps['now'], beginning: Beginning): Promise<Checkout> {
  const { key, attempt, saves_for, renews, request } = beginning;
  const known = (await lockCheckout(trx, key)) ?? (renews && (await lockRenewalUnderWay(trx, renews)));
  if (known && known.renews !== (renews?.id ?? null))
    throw fail('resource_missing', { kind: 'order', id: key });
  if (renews) await lockDue(trx, renews);
  if (!known) return open(trx, now, beginning);
  if (known.state !== 'declined' || attempt !== known.attempt + 1) return known;
  await takeStock(trx, await orderedItems(trx, known.order_id));
  const placed = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'total', 'currency'])
    .where('id', '=', known.order_id)
    .executeTakeFirstOrThrow();
  return trx
    .updateTable('checkouts')
    .set({
      attempt,
      state: 'open',
      stock_taken: true,
      request: JSON.stringify(request(placed)),
      payment_intent_id: null,
      charge_id: null,
      failure_code: null,
      saves_for: saves_for ?? null,
    })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function open(
  trx: Database,
  now: Deps['now'],
  { key, order, saves_for, renews, request }: Beginning,
): Promise<Checkout> {
  await takeStock(trx, order.items);
  const placed = await placeOrder(trx, now, order);
  const opened = await trx
    .insertInto('checkouts')
    .values({
      key,
      order_id: placed.id,
      attempt: 1,
      state: 'open',
      stock_taken: true,
      request: JSON.stringify(request(placed)),
      saves_for: saves_for ?? null,
      renews: renews?.id ?? null,
      created: utcInstant(now()),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!opened) throw IS_KNOWN;
  return opened;
}

/** Whoever comes second waits, also while there is no row to lock yet. */
async function lockCheckout(trx: Database, key: string): Promise<Checkout | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('checkout ' || ${key}::text))`.execute(trx);
  return trx.selectFrom('checkouts').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
}

/** A restored database has other secrets, and so other keys: a renewal whose end nobody knows goes on under the key it has. */
const lockRenewalUnderWay = (trx: Database, { id }: Renewal): Promise<Checkout | undefined> =>
  trx
    .selectFrom('checkouts')
    .selectAll()
    .where('renews', '=', id)
    .where('state', 'in', ['open', 'requires_action'])
    .forUpdate()
    .executeTakeFirst();

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

const orderedItems = (trx: Database, order_id: number) =>
  trx.selectFrom('order_items').select(['product_id', 'quantity']).where('order_id', '=', order_id).execute();

/** A checkout that must exist. */
export async function getCheckout(db: Database, key: string): Promise<Checkout> {
  const found = await findCheckout(db, key);
  if (!found) throw fail('resource_missing', { kind: 'order', id: key });
  return found;
}
