import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '#domain/orders/subscription.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, said, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { refundReply } from './operations.ts';
import { address, place } from './order-address.ts';
import { orderPath as path, summary } from './order-list.ts';

/** `subtotal` is price times quantity; `total` is what is left of it after the discount. */
const lineItem = z.object({
  line: z.int(),
  product_id: z.nullable(z.int()),
  name: z.string(),
  sku: z.string(),
  quantity: z.int(),
  price: amount,
  subtotal: amount,
  total: amount,
  refunded_quantity: z.int(),
});
export type OrderItem = z.output<typeof lineItem>;

const storeOrder = {
  ...summary,
  /** Its own page at a store that is attached. */
  store_url: z.optional(z.nullable(z.string())),
  /** Of all items before the discount; absent for an order taken without items. */
  items_total: z.nullable(amount),
  discount_total: amount,
  shipping_total: amount,
  total_tax: amount,
  billing: z.nullable(z.object({ ...place, email: personal(z.string()) })),
  /** Absent means the same place as billing. */
  shipping: z.nullable(address),
  line_items: z.array(lineItem),
  /** What of it is subscribed to, or what it renews. */
  subscriptions: z.optional(
    z.array(
      z.object({
        number: z.string(),
        status: wordOf(SUBSCRIPTION_STATUSES),
        next_payment: z.nullable(utcInstant),
      }),
    ),
  ),
  /** How often this customer bought; absent for a guest. */
  customer_orders: z.nullable(z.int()),
  customer_since: z.nullable(utcInstant),
};
const orderOfStore = z.object(storeOrder);
export type StoreOrder = z.output<typeof orderOfStore>;

const REFUND_STATUSES = ['pending', 'succeeded', 'failed', 'canceled'] as const;

const movement = z.object({
  transaction_id: z.string(),
  type: wordOf(TRANSACTION_TYPES),
  date: utcInstant,
  customer_amount: amount,
  /** Of a refund: whether the customer has it, will have it, or never got it. */
  refund_status: z.optional(z.nullable(wordOf(REFUND_STATUSES))),
});
export type OrderMovement = z.output<typeof movement>;

/** What the payments say of an order: amounts of the customer in their currency, of the store in its own. */
const payment = z.object({
  payment_intent_id: z.nullable(z.string()),
  charge_id: z.nullable(z.string()),
  source: z.nullable(z.string()),
  source_identifier: z.nullable(z.string()),
  risk_level: z.nullable(z.int()),
  customer_currency: currencyCode,
  customer_amount: amount,
  /** Given back so far, in the customer's currency. What is still on its way is not given back yet. */
  refunded: amount,
  /** On its way back to the customer. */
  refund_pending: amount,
  /** What could be given back now; nothing while a dispute forbids it. */
  refundable: amount,
  currency: currencyCode,
  amount,
  fees: amount,
  net: amount,
  deposit_id: z.nullable(z.string()),
  deposit_status: z.nullable(wordOf(PAYOUT_STATUSES)),
  /** Whether that payout brings money or takes some back. */
  deposit_type: z.nullable(wordOf(PAYOUT_TYPES)),
  movements: z.array(movement),
});
export type OrderPayment = z.output<typeof payment>;

/** What was given back, as the order remembers it, with what became of the money. */
const orderRefund = z.object({
  refund_id: z.string(),
  amount,
  currency: currencyCode,
  status: wordOf(REFUND_STATUSES),
  /** What a colleague wrote, and so perhaps who it was about. */
  reason: personal(z.string()),
  failure_reason: z.nullable(z.string()),
  items: z.array(z.object({ line: z.int(), quantity: z.int() })),
  restocked: z.boolean(),
  refunded_by: z.nullable(z.string()),
  date_created: utcInstant,
});
export type OrderRefund = z.output<typeof orderRefund>;

const order = z.object({ ...storeOrder, payment: z.nullable(payment), refunds: z.array(orderRefund) });
export type Order = z.output<typeof order>;

export const NOTE_LENGTH_MAX = 5000;
const orderNote = z.object({
  id: z.int(),
  note: z.string(),
  customer_note: z.boolean(),
  /** Absent means that the store itself wrote it. */
  author: z.nullable(z.string()),
  date_created: utcInstant,
});
export type OrderNote = z.output<typeof orderNote>;

export const getOrder = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One order with its items, its addresses and what the payments say of it',
  capability: 'see_payments',
  input: z.object({ id: storeId }),
  reply: order,
  errors: ['resource_missing'],
});

export const listOrderNotes = endpoint({
  method: 'GET',
  path: `${path}/:id/notes`,
  summary: 'What was written down about an order, newest first',
  capability: 'see_payments',
  also: ['see_customers'],
  input: z.object({ id: storeId }),
  reply: z.object({ data: z.array(orderNote) }),
  errors: ['resource_missing'],
});

/** A note for the customer is also mailed to them. The same `key` sent again adds nothing. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: `${path}/:id/notes`,
  summary: 'Adds a note to an order, for the staff or for the customer',
  capability: 'capture',
  also: ['see_customers'],
  class: 'write',
  input: z.object({
    id: storeId,
    note: z.string().check(z.trim(), z.minLength(1, said('writeSomething')), z.maxLength(NOTE_LENGTH_MAX)),
    customer_note: z._default(z.boolean(), false),
    key: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))),
  }),
  reply: orderNote,
  errors: ['resource_missing', 'store_let_go'],
});

export const REFUND_NOTE_LENGTH_MAX = 500;
const REFUND_LINES_MAX = 200;

/** The same Idempotency-Key gives back once, however often it is sent; the items and the shelf follow in the same breath. */
export const refundOrder = endpoint({
  method: 'POST',
  path: `${path}/:id/refunds`,
  summary: 'Gives a part of an order back, with the items it is for',
  capability: 'refund',
  class: 'money',
  act: 'refund',
  fresh: true,
  input: z.object({
    id: storeId,
    amount: amount.check(z.refine((value: number) => value >= 1, said('aboveZero'))),
    items: z._default(
      z
        .array(z.object({ line: z.int().check(z.gte(1)), quantity: z.int().check(z.gte(1)) }))
        .check(z.maxLength(REFUND_LINES_MAX)),
      [],
    ),
    /** Whether what came back goes on sale again. */
    restock: z._default(z.boolean(), true),
    reason: z._default(z.string().check(z.trim(), z.maxLength(REFUND_NOTE_LENGTH_MAX)), ''),
  }),
  reply: refundReply,
  errors: [
    'resource_missing',
    'rest_invalid_param',
    'order_not_refundable',
    'charge_already_refunded',
    'charge_disputed',
    'refund_exceeds_charge',
    'refund_items_exceed',
    'approval_requested',
    'approval_nobody',
    'operation_in_progress',
    'operation_needs_attention',
    'idempotency_key_reused',
  ],
});

export const COMPLETED_MAX = 100;

/** Orders that are not paid, or no longer, stay as they are and are not among `completed`. Asked again, nothing happens twice. */
export const completeOrders = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/orders/complete',
  summary: 'Marks paid orders as completed, one or several',
  capability: 'capture',
  class: 'write',
  input: z.object({
    ids: z.array(storeId).check(z.minLength(1, said('nameOrder')), z.maxLength(COMPLETED_MAX)),
  }),
  reply: z.object({ completed: z.array(z.int()) }),
  errors: ['store_decides', 'store_let_go'],
});
