import { DAY_S, type EpochSeconds } from '#domain/shared/time.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { instantOf } from '#provider/simulator/facts/calendar.ts';
import { isWhollyRefunded } from './aftermath.ts';
import type { Aftermath } from './aftermath-parts.ts';
import type { Attempt } from './charge-objects.ts';
import type { Sale } from './sale.ts';
import type { Unpaid } from './unpaid.ts';
import type { WorldOrder, WorldOrderItem } from './world-rows.ts';

/** Parcels leave within this time, and the order is complete. */
const PACKING_S = 4 * DAY_S;

type Outcome = Pick<WorldOrder, 'status' | 'payment_intent_id' | 'fraud_meta_box_type'>;

const orderOf = ({ order_id, sale, at, origin }: Attempt, outcome: Outcome): WorldOrder => ({
  id: order_id,
  number: String(order_id),
  customer_id: sale.customer.isGuest ? null : sale.customer.index + 1,
  currency: sale.customer_currency,
  total: sale.customer_amount,
  items_total: sale.basket.lines.reduce((total, { subtotal }) => total + subtotal, 0),
  discount_total: sale.basket.discount,
  shipping_total: sale.basket.shipping,
  total_tax: sale.basket.tax,
  // Nobody writes down an address at the counter.
  billing: sale.channel === 'online' ? { ...sale.customer.address, email: sale.customer.email } : null,
  shipping: origin.shipping,
  ip_country: origin.ip_country,
  created: instantOf(at),
  ...outcome,
});

export const itemsOf = ({ basket }: Sale, order_id: number, isRefunded: boolean): readonly WorldOrderItem[] =>
  basket.lines.map(({ product, quantity, price, subtotal, total }, index) => ({
    order_id,
    line: index + 1,
    product_id: product.id,
    name: product.name,
    sku: product.sku,
    quantity,
    price,
    subtotal,
    total,
    refunded_quantity: isRefunded ? quantity : 0,
  }));

const metaBoxTypeOf = ({ channel, wallet }: Sale, screening: Charge['screening']): string => {
  if (channel !== 'online') return 'terminal_payment';
  if (screening?.outcome === 'review') return 'review_allowed';
  return wallet.method.kind === 'card' ? 'allow' : 'not_card';
};

const statusOf = (created: EpochSeconds, sale: Sale, aftermath: Aftermath, now: EpochSeconds) => {
  if (aftermath.isBounced) return 'failed';
  if (isWhollyRefunded(sale, aftermath)) return 'refunded';
  return created + PACKING_S < now ? 'completed' : 'processing';
};

/** The order of a sale that was paid. */
export const paidOrder = (attempt: Attempt, aftermath: Aftermath, now: EpochSeconds): WorldOrder => {
  const { sale, ids, at, screening } = attempt;
  return orderOf(attempt, {
    status: statusOf(at, sale, aftermath, now),
    payment_intent_id: ids.payment_intent,
    fraud_meta_box_type: metaBoxTypeOf(sale, screening),
  });
};

/** An order that brought no money: declined, forgotten, called off, held for review or blocked. */
export const unpaidOrder = (attempt: Attempt, { status, fraud_meta_box_type, payment }: Unpaid): WorldOrder =>
  orderOf(attempt, { status, fraud_meta_box_type, payment_intent_id: payment?.intent.id ?? null });
