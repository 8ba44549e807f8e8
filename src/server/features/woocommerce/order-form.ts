import type { OrderAddress } from '#contract/order-address.ts';
import type { StoreOrder } from '#contract/orders.ts';
import type { WcOrder } from '#contract/woocommerce/orders.ts';
import { currencySymbol } from '#domain/shared/currency-symbol.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { bareTimes } from '#domain/woocommerce/bare-time.ts';
import { decimalText } from '#domain/woocommerce/decimal-text.ts';
import { lineId, shippingLineId, taxLineId } from '#domain/woocommerce/line-id.ts';
import { splitName } from '#domain/woocommerce/split-name.ts';
import type { RestOrder } from '../../store/store-rest.ts';

/** What an order says of itself depends on whose store it is, and on what its payment says. */
export type Around = Readonly<{
  zone: string;
  version: string;
  /** Where something of ours stands, as `_links` say it. */
  link: (path: string) => { href: string }[];
  /** Amounts have so many places, where a caller asks for it. */
  dp?: number | undefined;
}>;
export type PaidBy = Readonly<{ charge_id: string; title: string; at: UtcInstant }>;

export const MADE_BY_TOOL = 'rest-api';
export const MADE_AT_CHECKOUT = 'checkout';
const EDITABLE = ['pending', 'on-hold'];
const PAYABLE = ['pending', 'failed'];

type Place = OrderAddress & Readonly<Partial<Record<'company' | 'address_2' | 'phone', string>>>;

export const wcPlace = (place: Place | null) => ({
  ...splitName(place?.name ?? ''),
  company: place?.company ?? '',
  address_1: place?.address_1 ?? '',
  address_2: place?.address_2 ?? '',
  city: place?.city ?? '',
  state: place?.state ?? '',
  postcode: place?.postcode ?? '',
  country: place?.country ?? '',
  phone: place?.phone ?? '',
});
export const wcBilling = (billing: StoreOrder['billing']) => ({
  ...wcPlace(billing),
  email: billing?.email ?? '',
});

export function wcOrder(order: RestOrder, around: Around, paid: PaidBy | undefined): WcOrder {
  const { id, currency, billing, shipping } = order;
  const text = (amount: number) => decimalText(amount, currency, around.dp);
  const zero = text(0);
  const [made, changed] = [bareTimes(order.created, around.zone), bareTimes(order.modified, around.zone)];
  const tools = order.of_tools ?? {};
  const paidOn = paid?.at ?? tools.paid;
  const paidAt = paidOn && bareTimes(paidOn, around.zone);
  return {
    id,
    parent_id: 0,
    number: order.number,
    order_key: '',
    created_via: tools.made ? MADE_BY_TOOL : MADE_AT_CHECKOUT,
    version: around.version,
    status: order.status,
    currency: currency.toUpperCase(),
    date_created: made.local,
    date_created_gmt: made.gmt,
    date_modified: changed.local,
    date_modified_gmt: changed.gmt,
    discount_total: text(order.discount_total),
    discount_tax: zero,
    shipping_total: text(order.shipping_total),
    shipping_tax: zero,
    cart_tax: text(order.total_tax),
    total: text(order.total),
    total_tax: text(order.total_tax),
    prices_include_tax: false,
    customer_id: order.customer_id ?? 0,
    customer_ip_address: '',
    customer_user_agent: '',
    customer_note: tools.customer_note ?? '',
    billing: wcBilling(billing),
    shipping: wcPlace(shipping ?? billing),
    // What a tool wrote of another way to pay stands where no payment of ours does.
    payment_method: order.payment_intent_id ? 'woocommerce_payments' : (tools.payment_method ?? ''),
    payment_method_title: paid?.title ?? tools.payment_method_title ?? '',
    transaction_id: order.payment_intent_id ?? tools.transaction_id ?? '',
    date_paid: paidAt?.local ?? null,
    date_paid_gmt: paidAt?.gmt ?? null,
    date_completed: order.status === 'completed' ? changed.local : null,
    date_completed_gmt: order.status === 'completed' ? changed.gmt : null,
    cart_hash: '',
    meta_data: metaOf(order, paid),
    line_items: order.line_items.map((item) => lineOf(id, item, text, decimalsOf(currency))),
    tax_lines: order.total_tax === 0 ? [] : [taxOf(id, text(order.total_tax), zero)],
    shipping_lines: order.shipping_total === 0 ? [] : [shippingOf(id, text(order.shipping_total), zero)],
    fee_lines: [],
    coupon_lines: [],
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      reason: refund.reason,
      total: text(-refund.amount),
    })),
    payment_url: '',
    is_editable: EDITABLE.includes(order.status),
    needs_payment: PAYABLE.includes(order.status) && order.total > 0,
    needs_processing: order.line_items.length > 0,
    currency_symbol: currencySymbol(currency),
    _links: {
      self: around.link(`/orders/${id}`),
      collection: around.link('/orders'),
      ...(order.customer_id !== null && { customer: around.link(`/customers/${order.customer_id}`) }),
    },
  };
}

/** Under the names that gateways of stores use, so that a tool which looks for a payment finds it. */
const metaOf = (
  { payment_intent_id, of_tools }: RestOrder,
  paid: PaidBy | undefined,
): WcOrder['meta_data'] => {
  const own = [
    ...(payment_intent_id ? [{ key: '_intent_id', value: payment_intent_id }] : []),
    ...(paid ? [{ key: '_charge_id', value: paid.charge_id }] : []),
  ].map((entry, index) => ({ id: index + 1, ...entry }));
  return [...own, ...(of_tools?.meta ?? [])];
};

type Line = Readonly<
  Pick<RestOrder['line_items'][number], 'line' | 'product_id' | 'name' | 'sku'> &
    Record<'quantity' | 'subtotal' | 'total', number>
>;
type Text = (amount: number) => string;

export const lineOf = (order: number, line: Line, text: Text, decimals: number) => ({
  id: lineId(order, line.line),
  name: line.name,
  product_id: line.product_id ?? 0,
  variation_id: 0,
  quantity: line.quantity,
  tax_class: '',
  subtotal: text(line.subtotal),
  subtotal_tax: text(0),
  total: text(line.total),
  total_tax: text(0),
  taxes: [],
  meta_data: [],
  sku: line.sku || null,
  price: line.total / line.quantity / 10 ** decimals,
  image: { id: '', src: '' },
  parent_name: null,
});

const shippingOf = (order: number, total: string, zero: string) => ({
  id: shippingLineId(order),
  method_title: 'Shipping',
  method_id: 'flat_rate',
  instance_id: '0',
  total,
  total_tax: zero,
  taxes: [],
  meta_data: [],
});

const taxOf = (order: number, tax_total: string, zero: string) => ({
  id: taxLineId(order),
  rate_code: 'TAX-1',
  rate_id: 1,
  label: 'Tax',
  compound: false,
  tax_total,
  shipping_tax_total: zero,
  rate_percent: 0,
  meta_data: [],
});
