import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { endpoint } from '../kit/endpoint.ts';
import { storeId } from '../kit/fields.ts';
import { personal } from '../kit/seen-by.ts';
import {
  bareTime,
  billing,
  context,
  currencyText,
  decimal,
  order as direction,
  dp,
  flag,
  idList,
  linksTo,
  meta,
  pages,
  shipping,
  textList,
  times,
  wordList,
} from './shapes.ts';

const time = z.nullable(bareTime);
/** Marks on a line are told as a person reads them, too. */
const lineMeta = z.array(
  z.object({
    id: z.int(),
    key: z.string(),
    value: z.unknown(),
    display_key: z.string(),
    display_value: z.string(),
  }),
);
const tax = z.array(z.object({ id: z.int(), total: z.string(), subtotal: z.string() }));

export const lineItem = z.object({
  id: z.int(),
  name: z.string(),
  product_id: z.int(),
  variation_id: z.int(),
  quantity: z.int(),
  tax_class: z.string(),
  subtotal: decimal,
  subtotal_tax: decimal,
  total: decimal,
  total_tax: decimal,
  taxes: tax,
  meta_data: lineMeta,
  sku: z.nullable(z.string()),
  price: z.number(),
  image: z.object({ id: z.union([z.int(), z.string()]), src: z.string() }),
  parent_name: z.nullable(z.string()),
});
export const shippingLine = z.object({
  id: z.int(),
  method_title: z.string(),
  method_id: z.string(),
  instance_id: z.string(),
  total: decimal,
  total_tax: decimal,
  taxes: tax,
  meta_data: lineMeta,
});
export const taxLine = z.object({
  id: z.int(),
  rate_code: z.string(),
  rate_id: z.int(),
  label: z.string(),
  compound: z.boolean(),
  tax_total: decimal,
  shipping_tax_total: decimal,
  rate_percent: z.number(),
  meta_data: lineMeta,
});
/** Never any here: this store has neither. */
const none = z.array(z.never());

export const wcOrder = z.object({
  id: z.int(),
  parent_id: z.int(),
  number: z.string(),
  order_key: z.string(),
  created_via: z.string(),
  version: z.string(),
  status: z.enum(ORDER_STATUSES),
  currency: currencyText,
  date_created: bareTime,
  date_created_gmt: bareTime,
  date_modified: bareTime,
  date_modified_gmt: bareTime,
  discount_total: decimal,
  discount_tax: decimal,
  shipping_total: decimal,
  shipping_tax: decimal,
  cart_tax: decimal,
  total: decimal,
  total_tax: decimal,
  prices_include_tax: z.boolean(),
  customer_id: z.int(),
  customer_ip_address: personal(z.string()),
  customer_user_agent: personal(z.string()),
  customer_note: personal(z.string()),
  billing,
  shipping,
  payment_method: z.string(),
  payment_method_title: z.string(),
  transaction_id: z.string(),
  date_paid: time,
  date_paid_gmt: time,
  date_completed: time,
  date_completed_gmt: time,
  cart_hash: z.string(),
  meta_data: meta,
  line_items: z.array(lineItem),
  tax_lines: z.array(taxLine),
  shipping_lines: z.array(shippingLine),
  fee_lines: none,
  coupon_lines: none,
  refunds: z.array(z.object({ id: z.int(), reason: personal(z.string()), total: decimal })),
  payment_url: z.string(),
  is_editable: z.boolean(),
  needs_payment: z.boolean(),
  needs_processing: z.boolean(),
  currency_symbol: z.string(),
  _links: linksTo('self', 'collection', 'customer'),
});
export type WcOrder = z.input<typeof wcOrder>;

export const WC_ORDER_SORTS = ['date', 'id', 'include', 'title', 'slug', 'modified'] as const;

/** Every filter that stores document for orders; there are neither parents, nor other ways in than a checkout here. */
export const listWcOrders = endpoint({
  method: 'GET',
  path: '/wc/v3/orders',
  summary: 'Orders as WooCommerce lists them; how many there are stands in X-WP-Total.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({
    ...pages,
    ...times,
    order: direction,
    orderby: z._default(z.enum(WC_ORDER_SORTS), 'date'),
    status: wordList(['any', 'trash', 'auto-draft', 'checkout-draft', ...ORDER_STATUSES]),
    customer: z.optional(
      z.union([
        z.pipe(
          z.literal('0'),
          z.transform(() => 0),
        ),
        storeId,
        z.literal(0),
      ]),
    ),
    product: z.optional(storeId),
    parent: idList,
    parent_exclude: idList,
    created_via: textList,
    dp,
    order_item_display_meta: flag,
    include_meta: textList,
    exclude_meta: textList,
  }),
  reply: z.array(wcOrder),
  errors: ['woocommerce_rest_cannot_view', 'woocommerce_rest_authentication_error', 'rest_invalid_param'],
});

export const getWcOrder = endpoint({
  method: 'GET',
  path: '/wc/v3/orders/:id',
  summary: 'One order as WooCommerce writes it.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ id: storeId, context, dp }),
  reply: wcOrder,
  errors: ['woocommerce_rest_shop_order_invalid_id', 'woocommerce_rest_cannot_view'],
});
