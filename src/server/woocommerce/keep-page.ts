import { readForeignCustomer } from '#domain/woocommerce/foreign-customer.ts';
import { isForeign, textOf } from '#domain/woocommerce/foreign-fields.ts';
import { type MirroredOrder, readForeignOrder } from '#domain/woocommerce/foreign-order.ts';
import { readForeignProduct } from '#domain/woocommerce/foreign-product.ts';
import {
  type MirroredSubscription,
  readForeignSubscription,
} from '#domain/woocommerce/foreign-subscription.ts';
import type { SetAside } from '#provider/payment-provider.ts';
import type { Database } from '../db/database.ts';
import { attempt, type StoreKind, setAside, takeBack } from '../events/set-aside.ts';
import { forgetOrders } from '../store/mirror/forget-orders.ts';
import { keepCustomers, keepProducts } from '../store/mirror/keep-catalogue.ts';
import { keepOrders } from '../store/mirror/keep-orders.ts';
import { forgetSubscriptions, keepSubscriptions } from '../store/mirror/keep-subscriptions.ts';

/** What an attached store is called where providers have a name. */
export const WOOCOMMERCE = 'woocommerce';

type Kept = Readonly<{ id: number }>;
type Read<Row extends Kept> = Readonly<{
  rows: readonly Row[];
  gone: readonly number[];
  aside: readonly SetAside[];
}>;

/** Keeps what one page of the store says. What makes no sense is set aside with its reason, and the rest goes on. */
export async function keepPage(
  trx: Database,
  kind: StoreKind,
  page: readonly unknown[],
  currency: string,
): Promise<void> {
  if (kind === 'store_order') {
    const read = readOrders(page);
    await forgetOrders(trx, read.gone);
    return keepRead(trx, kind, read, keepOrders);
  }
  if (kind === 'store_subscription') {
    const read = readSubscriptions(page);
    await forgetSubscriptions(trx, read.gone);
    return keepRead(trx, kind, read, keepSubscriptions);
  }
  if (kind === 'store_customer')
    return keepRead(trx, kind, readEach(page, readForeignCustomer), keepCustomers);
  return keepRead(
    trx,
    kind,
    readEach(page, (one) => readForeignProduct(one, currency)),
    keepProducts,
  );
}

async function keepRead<Row extends Kept>(
  trx: Database,
  kind: StoreKind,
  { rows, aside }: Read<Row>,
  keep: (trx: Database, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const refused: SetAside[] = [...aside];
  // Together first: a row that no table takes is found one by one.
  if ((await attempt(trx, () => keep(trx, rows))) !== undefined)
    for (const row of rows) {
      const reason = await attempt(trx, () => keep(trx, [row]));
      if (reason !== undefined) refused.push({ id: String(row.id), reason });
    }
  const without = new Set(refused.map(({ id }) => id));
  const ids = rows.map(({ id }) => String(id)).filter((id) => !without.has(id));
  await takeBack(trx, WOOCOMMERCE, [{ kind, ids }]);
  await setAside(trx, { provider: WOOCOMMERCE, kind }, refused);
}

function readOrders(page: readonly unknown[]): Read<MirroredOrder> {
  const read = page.map(readForeignOrder);
  return {
    rows: newest(read.flatMap((one) => (one.is === 'order' ? one.order : []))),
    gone: read.flatMap((one) => (one.is === 'no_order' ? one.id : [])),
    aside: read.flatMap((one) => (one.is === 'unreadable' ? { id: one.id, reason: one.reason } : [])),
  };
}

function readSubscriptions(page: readonly unknown[]): Read<MirroredSubscription> {
  const read = page.map(readForeignSubscription);
  return {
    rows: newest(read.flatMap((one) => (one.is === 'subscription' ? one.subscription : []))),
    gone: read.flatMap((one) => (one.is === 'none' ? one.id : [])),
    aside: read.flatMap((one) => (one.is === 'unreadable' ? { id: one.id, reason: one.reason } : [])),
  };
}

function readEach<Row extends Kept>(
  page: readonly unknown[],
  readOne: (value: unknown) => Row | undefined,
): Read<Row> {
  const read = page.map((value) => ({ value, row: readOne(value) }));
  return {
    rows: newest(read.flatMap(({ row }) => row ?? [])),
    gone: [],
    aside: read.flatMap(({ value, row }) =>
      row ? [] : { id: (isForeign(value) && textOf(value.id)) || '?', reason: 'It has no id, or no date.' },
    ),
  };
}

/** A page that was read while the list moved may name one twice. */
const newest = <Row extends Kept>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
