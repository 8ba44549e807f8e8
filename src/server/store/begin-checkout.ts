import { sql } from 'kysely';
import { AppError, fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { together } from '#provider/together.ts';
import type { Database } from '../db/database.ts';
import { ofFew } from '../db/plan-once.ts';
import type { Deps } from '../deps.ts';
import { type Checkout, orderedItems } from './checkout-repository.ts';
import { type NewStoreOrder, type PlacedOrder, placeOrder } from './place-order.ts';
import { takeStock } from './stock.ts';
import { lockDue, type Renewal } from './subscriptions-repository.ts';

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
  if (beginning.attempt === 1 && !beginning.renews)
    try {
      const one = { now, beginning, begin };
      return (await lineOf(db)(one)).get(one) as BegunCheckout<Begun>;
    } catch (error) {
      // What was ordered may be gone because this very checkout took it.
      if (error !== IS_KNOWN && !(error instanceof AppError)) throw error;
    }
  return db.transaction().execute(async (trx) => {
    const checkout = await openCheckout(trx, now, beginning);
    return { checkout, begun: checkout.state === 'open' ? await begin(trx, checkout) : undefined };
  });
}

type NewCheckout = Readonly<{ now: Deps['now']; beginning: Beginning; begin: Begin<unknown> }>;
type NewCheckouts = ReadonlyMap<NewCheckout, BegunCheckout<unknown>>;

/** More would keep whoever came first waiting for the commit. */
const TOGETHER_MAX = 32;
const lines = new WeakMap<Database, (one: NewCheckout) => Promise<NewCheckouts>>();

/** Those that begin while others are being written down are the next commit. */
function lineOf(db: Database): (one: NewCheckout) => Promise<NewCheckouts> {
  const line =
    lines.get(db) ??
    together((all: readonly NewCheckout[]) => ofFew(db).execute((trx) => openAll(trx, all)), TOGETHER_MAX);
  lines.set(db, line);
  return line;
}

async function openAll(trx: Database, all: readonly NewCheckout[]): Promise<NewCheckouts> {
  await takeStock(
    trx,
    all.flatMap(({ beginning }) => beginning.order.items),
  );
  const opened = new Map<NewCheckout, BegunCheckout<unknown>>();
  for (const one of all.toSorted(byName)) {
    const checkout = await open(trx, one.now, one.beginning);
    opened.set(one, { checkout, begun: await one.begin(trx, checkout) });
  }
  return opened;
}

/** Whoever writes several meets customers, and then checkouts, in the same order, so that nobody waits in a circle. */
const byName = (one: NewCheckout, other: NewCheckout): number => (nameOf(one) < nameOf(other) ? -1 : 1);
const nameOf = ({ beginning: { key, order } }: NewCheckout): string =>
  `${order.customer?.email.toLowerCase() ?? ''} ${key}`;

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
  if (!known) {
    await takeStock(trx, beginning.order.items);
    return open(trx, now, beginning);
  }
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

/** What it orders was taken off the shelf. */
async function open(
  trx: Database,
  now: Deps['now'],
  { key, order, saves_for, renews, request }: Beginning,
): Promise<Checkout> {
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
