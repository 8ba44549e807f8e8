import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { endpoint } from '../kit/endpoint.ts';
import { storeId, wholeNumber } from '../kit/fields.ts';
import { wcOrder } from './orders.ts';
import {
  batchInput,
  batchReply,
  EDITS,
  flag,
  force,
  notKept,
  optionalText,
  sentDecimal,
  writtenBilling,
  writtenMeta,
  writtenShipping,
} from './shapes.ts';

const LINES_MAX = 200;
const QUANTITY_MAX = 100_000;
const quantity = wholeNumber(0, QUANTITY_MAX);

const writtenLine = z.object({
  /** The line that changes; without it, one is added. */
  id: z.optional(storeId),
  /** Nothing takes the line away. */
  product_id: z.optional(z.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER))),
  sku: optionalText(100),
  name: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
  quantity: z.optional(quantity),
  subtotal: z.optional(sentDecimal),
  total: z.optional(sentDecimal),
  variation_id: notKept,
  meta_data: notKept,
});
const writtenShippingLine = z.object({
  id: z.optional(storeId),
  method_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  method_title: optionalText(100),
  total: z.optional(sentDecimal),
});

const written = {
  status: z.optional(z.enum(ORDER_STATUSES, `Not one of ${ORDER_STATUSES.join(', ')}`)),
  currency: z.optional(z.string().check(z.regex(/^[A-Za-z]{3}$/, 'Expected a currency such as USD'))),
  customer_id: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  customer_note: optionalText(2000),
  payment_method: optionalText(100),
  payment_method_title: optionalText(200),
  transaction_id: optionalText(200),
  billing: writtenBilling,
  shipping: writtenShipping,
  meta_data: writtenMeta,
  line_items: z.optional(z.array(writtenLine).check(z.maxLength(LINES_MAX))),
  shipping_lines: z.optional(
    z.array(writtenShippingLine).check(z.maxLength(1, 'This store keeps one shipping line of an order')),
  ),
  fee_lines: notKept,
  coupon_lines: notKept,
  parent_id: notKept,
  set_paid: flag,
};

const refusals = [
  'woocommerce_rest_shop_order_invalid_id',
  'woocommerce_rest_invalid_customer_id',
  'woocommerce_rest_required_product_reference',
  'woocommerce_rest_invalid_product_id',
  'woocommerce_rest_invalid_shipping_item',
  'woocommerce_rest_invalid_item_id',
  'order_invalid_currency',
  'rest_invalid_param',
] as const;

const asked = {
  capability: 'capture',
  also: ['see_customers'],
  class: 'write',
  speaks: 'woocommerce',
} as const;

/** An order that was taken elsewhere, as by telephone. No money moves: `set_paid` says that it came another way. */
export const createWcOrder = endpoint({
  ...asked,
  method: 'POST',
  path: '/wc/v3/orders',
  summary: 'Writes an order that was taken elsewhere.',
  creates: true,
  input: z.object({ ...written, id: z.optional(storeId) }),
  reply: wcOrder,
  errors: ['woocommerce_rest_cannot_create', 'woocommerce_rest_shop_order_exists', ...refusals],
});

export const orderChange = z.object({ ...written, id: storeId });
export const updateWcOrder = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: '/wc/v3/orders/:id',
    summary:
      'Changes what is sent of an order. A status that would capture or let go of a payment is refused.',
    input: orderChange,
    reply: wcOrder,
    errors: ['woocommerce_rest_cannot_edit', ...refusals],
  }),
);
export type WrittenOrder = z.output<z.ZodMiniObject<typeof written>>;

export const deleteWcOrder = endpoint({
  ...asked,
  method: 'DELETE',
  path: '/wc/v3/orders/:id',
  summary: 'Removes an order for good. One that was paid for stays: it belongs to its payment.',
  input: z.object({ id: storeId, force }),
  reply: wcOrder,
  errors: [
    'woocommerce_rest_shop_order_invalid_id',
    'woocommerce_rest_trash_not_supported',
    'woocommerce_rest_cannot_delete',
  ],
});

export const batchWcOrders = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: '/wc/v3/orders/batch',
    summary: 'Creates, changes and removes up to a hundred orders; each succeeds or fails by itself.',
    input: batchInput,
    reply: batchReply(wcOrder),
    errors: ['woocommerce_rest_request_entity_too_large', 'woocommerce_rest_cannot_create'],
  }),
);
