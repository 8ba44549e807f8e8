import type { WcRefund } from '#contract/woocommerce/order-parts.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import { bareTimes } from '#domain/woocommerce/bare-time.ts';
import { decimalText } from '#domain/woocommerce/decimal-text.ts';
import type { RestOrder, RestRefund } from '../../store/store-rest.ts';
import { type Around, lineOf } from './order-form.ts';

/** Its lines are below zero, each with the item of the order it takes back; its own amount is above. */
export function wcRefund(order: RestOrder, refund: RestRefund, around: Around): WcRefund {
  const { currency } = order;
  const text = (amount: number) => decimalText(amount, currency, around.dp);
  const made = bareTimes(refund.date_created, around.zone);
  const at = `/orders/${order.id}`;
  return {
    id: refund.id,
    parent_id: order.id,
    date_created: made.local,
    date_created_gmt: made.gmt,
    amount: text(refund.amount),
    reason: refund.reason,
    refunded_by: refund.refunded_by ?? 0,
    refunded_payment: true,
    meta_data: [],
    line_items: refund.items.flatMap(({ line, quantity }) => {
      const item = order.line_items.find((one) => one.line === line);
      if (!item) return [];
      const share = (sum: number) => -Math.round((sum * quantity) / item.quantity) || 0;
      const back = { ...item, quantity: -quantity, subtotal: share(item.subtotal), total: share(item.total) };
      const { id, ...form } = lineOf(order.id, back, text, decimalsOf(currency));
      return [{ ...form, id, meta_data: [takenFrom(id)] }];
    }),
    shipping_lines: [],
    tax_lines: [],
    fee_lines: [],
    _links: {
      self: around.link(`${at}/refunds/${refund.id}`),
      collection: around.link(`${at}/refunds`),
      up: around.link(at),
    },
  };
}

/** Which line of the order it takes back, by the mark that stores set. */
const takenFrom = (item: number) => {
  const [key, value] = ['_refunded_item_id', String(item)];
  return { id: 1, key, value, display_key: key, display_value: value };
};
