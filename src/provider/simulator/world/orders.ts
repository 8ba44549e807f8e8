import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { DAY_S, type EpochSeconds } from '#domain/shared/time.ts';
import { addressOf } from './addresses.ts';
import { instantOf } from './calendar.ts';
import { idLetters } from './provider-ids.ts';
import type { Sale } from './sale.ts';
import { type Random, weighted } from './seeded-random.ts';
import type { WorldOrder, WorldOrderItem } from './world-rows.ts';

/** Parcels leave within this time, and the order is complete. */
const PACKING_S = 4 * DAY_S;

type Outcome = Pick<WorldOrder, 'status' | 'payment_intent_id' | 'fraud_meta_box_type'>;

const orderOf = (id: number, sale: Sale, created: EpochSeconds, outcome: Outcome): WorldOrder => ({
  id,
  number: String(id),
  customer_id: sale.customer.isGuest ? null : sale.customer.index + 1,
  currency: sale.customer_currency,
  total: sale.customer_amount,
  items_total: sale.basket.lines.reduce((total, { subtotal }) => total + subtotal, 0),
  discount_total: sale.basket.discount,
  shipping_total: sale.basket.shipping,
  total_tax: sale.basket.tax,
  // Nobody writes down an address at the counter.
  billing: sale.channel === 'online' ? { ...addressOf(sale.customer), email: sale.customer.email } : null,
  shipping: null,
  created: instantOf(created),
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

const fraudMetaBoxType = ({ channel, wallet }: Sale): string => {
  if (channel !== 'online') return 'terminal_payment';
  return wallet.method.kind === 'card' ? 'allow' : 'not_card';
};

/** The order of a sale that was paid. */
export const paidOrder = (
  sale: Sale,
  order: Readonly<{
    id: number;
    payment_intent_id: PaymentIntentId;
    created: EpochSeconds;
    isRefunded: boolean;
  }>,
  now: EpochSeconds,
): WorldOrder =>
  orderOf(order.id, sale, order.created, {
    status: order.isRefunded ? 'refunded' : order.created + PACKING_S < now ? 'completed' : 'processing',
    payment_intent_id: order.payment_intent_id,
    fraud_meta_box_type: fraudMetaBoxType(sale),
  });

const pickUnpaid = weighted<readonly [WorldOrder['status'], string | null]>([
  [['failed', 'payment_started'], 50],
  [['cancelled', 'payment_started'], 20],
  [['pending', null], 14],
  [['on-hold', 'review'], 8],
  [['failed', 'block'], 8],
]);

/** An order that brought no money: declined, forgotten, called off, held for review or blocked. */
export function unpaidOrder(random: Random, sale: Sale, id: number, created: EpochSeconds): WorldOrder {
  const [status, fraud_meta_box_type] = pickUnpaid(random);
  const payment_intent_id = fraud_meta_box_type === null ? null : (`pi_${idLetters(random)}` as const);
  return orderOf(id, sale, created, { status, payment_intent_id, fraud_meta_box_type });
}
