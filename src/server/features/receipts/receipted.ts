import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { OrderPayment, StoreOrder } from '#contract/orders.ts';
import type { getReceipt } from '#contract/receipts.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import type { Context } from '../../http/route.ts';
import { findChargePayment, findOrderPayment } from '../orders/order-payment-repository.ts';
import { findOrderOfPayment } from '../payment-details/order-info-repository.ts';
import { findCharge } from '../payment-details/payment-objects-repository.ts';
import type { FiledUnder } from './receipts-repository.ts';

export type ReceiptId = Received<typeof getReceipt>['id'];

/** What a receipt is about: an order of the store with what paid for it, or a payment that has no order. */
export type Receipted = Readonly<{
  order: StoreOrder | null;
  payment: OrderPayment | undefined;
  /** As far as it is still kept: not that of a sandbox that was left. */
  charge: Awaited<ReturnType<typeof findCharge>>;
}>;

export async function getReceipted(context: Context, id: ReceiptId): Promise<Receipted> {
  const found = typeof id === 'number' ? await ofOrder(context, id) : await ofCharge(context, id);
  if (found) return found;
  throw fail('resource_missing', { kind: typeof id === 'number' ? 'order' : 'charge', id: String(id) });
}

export const filedUnder = ({ order, charge }: Pick<Receipted, 'order' | 'charge'>): FiledUnder =>
  order
    ? { object_kind: 'order', object_id: String(order.id) }
    : { object_kind: 'charge', object_id: charge?.id ?? '' };

async function ofOrder({ db, provider, store }: Context, id: number): Promise<Receipted | undefined> {
  const order = await store.findOrder(id);
  if (!order) return undefined;
  const payment = (await findOrderPayment(db, provider.name, id)) ?? order.sandbox_payment ?? undefined;
  const charge = payment?.charge_id ? await findCharge(db, provider.name, payment.charge_id) : undefined;
  return { order, payment, charge };
}

/** One that paid for an order has the order's receipt. Another try for the same order, paid as well, has one of its own. */
async function ofCharge(context: Context, id: string): Promise<Receipted | undefined> {
  const { db, provider, store } = context;
  const charge = await findOrAsk(context, id);
  if (!charge) return undefined;
  const order = await findOrderOfPayment(db, store.links, charge);
  const ordered = order && (await ofOrder(context, order.id));
  if (ordered?.charge?.id === charge.id) return ordered;
  return { order: null, payment: await findChargePayment(db, provider.name, charge.id), charge };
}

/** A link may be followed before the event has come. */
async function findOrAsk(context: Context, id: string): Promise<Receipted['charge']> {
  const { db, provider } = context;
  const known = await findCharge(db, provider.name, id);
  if (known) return known;
  await refreshObject(context, 'charge', id);
  return findCharge(db, provider.name, id);
}
