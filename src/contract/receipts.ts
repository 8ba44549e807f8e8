import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { said, storeId, utcInstant } from './kit/fields.ts';

const path = '/wc/v3/payments/receipts/:id';
/** The id of an order, or of the charge: a payment at a counter, or one made elsewhere with this account, has no order. */
const id = z.union([storeId, z.string().check(z.regex(/^(ch|py)_\w{1,250}$/))], said('id'));

export const getReceipt = endpoint({
  method: 'GET',
  path,
  summary:
    'Whether an order, or a payment without one, has a receipt, where it would be sent, and when it last was',
  capability: 'see_customers',
  input: z.object({ id }),
  reply: z.object({
    /** Only what was paid has a receipt. */
    is_paid: z.boolean(),
    /** Nothing of the payment was real, and the receipt says so. */
    is_test: z.boolean(),
    email: z.nullable(z.string()),
    last_sent: z.nullable(z.object({ at: utcInstant, to: z.string() })),
  }),
  errors: ['resource_missing', 'provider_unavailable'],
});

/** A link carries the nonce as `_wpnonce`; it is opened beside the page, to be read, printed or saved. */
export const readReceipt = endpoint({
  method: 'GET',
  path: `${path}/file`,
  summary: 'The receipt of a paid order, or of a payment without one, as a PDF',
  capability: 'see_customers',
  class: 'export',
  input: z.object({ id }),
  reply: z.unknown(),
  stream: true,
  errors: ['resource_missing', 'receipt_unpaid', 'provider_unavailable'],
});

/** The same `key` sent again sends nothing. */
export const sendReceipt = endpoint({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Sends the receipt of a paid order, or of a payment without one, to its customer',
  capability: 'see_customers',
  class: 'export',
  input: z.object({
    id,
    key: z
      .string()
      .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Expected a key of its own')),
  }),
  reply: z.object({ to: z.string() }),
  errors: ['resource_missing', 'receipt_unpaid', 'receipt_without_address', 'provider_unavailable'],
});
