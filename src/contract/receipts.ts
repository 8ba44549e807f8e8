import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { storeId, utcInstant } from './kit/fields.ts';

const path = '/wc/v3/payments/receipts/:order_id';
const order_id = storeId;

export const getReceipt = endpoint({
  method: 'GET',
  path,
  summary: 'Whether an order has a receipt, where it would be sent, and when it last was',
  capability: 'see_customers',
  input: z.object({ order_id }),
  reply: z.object({
    /** Only what was paid has a receipt. */
    is_paid: z.boolean(),
    email: z.nullable(z.string()),
    last_sent: z.nullable(z.object({ at: utcInstant, to: z.string() })),
  }),
  errors: ['resource_missing'],
});

/** A link carries the nonce as `_wpnonce`; it is opened beside the page, to be read, printed or saved. */
export const readReceipt = endpoint({
  method: 'GET',
  path: `${path}/file`,
  summary: 'The receipt of a paid order as a PDF',
  capability: 'see_customers',
  class: 'export',
  input: z.object({ order_id }),
  reply: z.unknown(),
  stream: true,
  errors: ['resource_missing', 'receipt_unpaid'],
});

/** The same `key` sent again sends nothing. */
export const sendReceipt = endpoint({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Sends the receipt of a paid order to its customer',
  capability: 'see_customers',
  class: 'export',
  input: z.object({
    order_id,
    key: z
      .string()
      .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Expected a key of its own')),
  }),
  reply: z.object({ to: z.string() }),
  errors: ['resource_missing', 'receipt_unpaid', 'receipt_without_address'],
});
