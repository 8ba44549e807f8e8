import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { storeId } from '../kit/fields.ts';
import { personal } from '../kit/seen-by.ts';
import { NOTE_LENGTH_MAX, REFUND_NOTE_LENGTH_MAX } from '../orders.ts';
import { lineItem, shippingLine, taxLine } from './orders.ts';
import {
  bareTime,
  context,
  decimal,
  dp,
  flag,
  force,
  idList,
  linksTo,
  meta,
  order,
  pages,
  sentDecimal,
  textList,
  times,
  wordList,
} from './shapes.ts';

const wcRefund = z.object({
  id: z.int(),
  parent_id: z.int(),
  date_created: bareTime,
  date_created_gmt: bareTime,
  amount: decimal,
  reason: personal(z.string()),
  refunded_by: z.int(),
  refunded_payment: z.boolean(),
  meta_data: meta,
  line_items: z.array(lineItem),
  shipping_lines: z.array(shippingLine),
  tax_lines: z.array(taxLine),
  fee_lines: z.array(z.never()),
  _links: linksTo('self', 'collection', 'up'),
});
export type WcRefund = z.input<typeof wcRefund>;

const REFUNDS = '/wc/v3/orders/:order_id/refunds';
/** A refund carries no marks, so choosing among them leaves none. */
const chosen = {
  order,
  orderby: z._default(z.enum(['date', 'id', 'include', 'title', 'slug', 'modified']), 'date'),
  parent: idList,
  parent_exclude: idList,
  include_meta: textList,
  exclude_meta: textList,
};

export const listWcRefunds = endpoint({
  method: 'GET',
  path: REFUNDS,
  summary: 'What was given back of an order.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ order_id: storeId, ...pages, ...times, ...chosen, dp }),
  reply: z.array(wcRefund),
  errors: ['woocommerce_rest_invalid_order_id', 'woocommerce_rest_cannot_view', 'rest_invalid_param'],
});

export const getWcRefund = endpoint({
  method: 'GET',
  path: `${REFUNDS}/:id`,
  summary: 'One refund of an order.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ order_id: storeId, id: storeId, context, dp }),
  reply: wcRefund,
  errors: ['woocommerce_rest_invalid_order_id', 'woocommerce_rest_shop_order_invalid_id'],
});

export const listAllWcRefunds = endpoint({
  method: 'GET',
  path: '/wc/v3/refunds',
  summary: 'What was given back, of all orders.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ ...pages, ...times, ...chosen, dp }),
  reply: z.array(wcRefund),
  errors: ['woocommerce_rest_cannot_view', 'rest_invalid_param'],
});

/** Money that went back cannot be fetched again, so what says so stays. */
export const deleteWcRefund = endpoint({
  method: 'DELETE',
  path: `${REFUNDS}/:id`,
  summary: 'Always refused: a refund here is money that went back.',
  capability: 'refund',
  class: 'write',
  speaks: 'woocommerce',
  input: z.object({ order_id: storeId, id: storeId, force: z._default(flag, true) }),
  reply: wcRefund,
  errors: [
    'woocommerce_rest_cannot_delete',
    'woocommerce_rest_invalid_order_id',
    'woocommerce_rest_shop_order_invalid_id',
  ],
});

const LINES_MAX = 200;
/**
 * Gives money back through the provider: the same operation as everywhere, once for an Idempotency-Key, and after an approval
 * where a rule says so. A store that only notes a refund, without money, is not what this one does.
 */
export const createWcRefund = endpoint({
  method: 'POST',
  path: REFUNDS,
  summary: 'Gives a part of an order back, in the form WooCommerce takes.',
  capability: 'refund',
  class: 'money',
  act: 'refund',
  fresh: true,
  speaks: 'woocommerce',
  creates: true,
  input: z.object({
    order_id: storeId,
    /** In major units. Without it, the sum of the lines and of their tax. */
    amount: z.optional(sentDecimal),
    reason: z._default(z.string().check(z.trim(), z.maxLength(REFUND_NOTE_LENGTH_MAX)), ''),
    api_refund: z._default(flag, true),
    api_restock: z._default(flag, true),
    line_items: z._default(
      z
        .array(
          z.object({
            id: storeId,
            quantity: z._default(z.int().check(z.gte(0)), 0),
            refund_total: z.optional(sentDecimal),
            refund_tax: z._default(
              z.array(z.object({ refund_total: sentDecimal })).check(z.maxLength(LINES_MAX)),
              [],
            ),
          }),
        )
        .check(z.maxLength(LINES_MAX)),
      [],
    ),
  }),
  reply: wcRefund,
  errors: [
    'woocommerce_rest_invalid_order_id',
    'woocommerce_rest_invalid_order_refund',
    'woocommerce_rest_cannot_create_order_refund',
    'woocommerce_rest_cannot_create',
    'approval_requested',
    'approval_nobody',
    'operation_in_progress',
    'operation_needs_attention',
    'idempotency_key_reused',
  ],
});

const wcNote = z.object({
  id: z.int(),
  author: z.string(),
  date_created: bareTime,
  date_created_gmt: bareTime,
  note: z.string(),
  customer_note: z.boolean(),
  _links: linksTo('self', 'collection', 'up'),
});
export type WcNote = z.input<typeof wcNote>;
const NOTES = '/wc/v3/orders/:order_id/notes';

export const listWcNotes = endpoint({
  method: 'GET',
  path: NOTES,
  summary: 'What was written down about an order, newest first.',
  capability: 'see_payments',
  also: ['see_customers'],
  speaks: 'woocommerce',
  input: z.object({
    order_id: storeId,
    context,
    type: wordList(['any', 'customer', 'internal']),
  }),
  reply: z.array(wcNote),
  errors: ['woocommerce_rest_shop_order_invalid_id', 'woocommerce_rest_cannot_view'],
});

export const getWcNote = endpoint({
  method: 'GET',
  path: `${NOTES}/:id`,
  summary: 'One note of an order.',
  capability: 'see_payments',
  also: ['see_customers'],
  speaks: 'woocommerce',
  input: z.object({ order_id: storeId, id: storeId, context }),
  reply: wcNote,
  errors: ['woocommerce_rest_shop_order_invalid_id', 'woocommerce_rest_invalid_id'],
});

export const createWcNote = endpoint({
  method: 'POST',
  path: NOTES,
  summary: 'Adds a note to an order; one for the customer is mailed to them.',
  capability: 'capture',
  also: ['see_customers'],
  class: 'write',
  speaks: 'woocommerce',
  creates: true,
  input: z.object({
    order_id: storeId,
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LENGTH_MAX)),
    customer_note: z._default(flag, false),
    added_by_user: z._default(flag, false),
  }),
  reply: wcNote,
  errors: ['woocommerce_rest_shop_order_invalid_id', 'woocommerce_rest_cannot_create'],
});

export const deleteWcNote = endpoint({
  method: 'DELETE',
  path: `${NOTES}/:id`,
  summary: 'Takes a note off an order.',
  capability: 'capture',
  also: ['see_customers'],
  class: 'write',
  speaks: 'woocommerce',
  input: z.object({ order_id: storeId, id: storeId, force }),
  reply: wcNote,
  errors: [
    'woocommerce_rest_shop_order_invalid_id',
    'woocommerce_rest_invalid_id',
    'woocommerce_rest_trash_not_supported',
  ],
});
