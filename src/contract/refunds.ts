import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { amount, storeId } from './kit/fields.ts';
import { chargeId, refundReply } from './operations.ts';

export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** `other`, an empty text and nothing all mean that no reason is passed on. */
const reason = z.optional(
  z.nullable(z.enum([...REFUND_REASONS, ''], `Expected one of ${REFUND_REASONS.join(', ')}`)),
);

export const refundCharge = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/refund',
  summary: 'Gives a captured payment back, whole or in part, once',
  capability: 'manage_woocommerce',
  class: 'money',
  input: z.object({
    charge_id: chargeId,
    /** The order the charge was made for; a charge that names another one is refused. */
    order_id: z.optional(z.nullable(storeId)),
    /** Left out, everything that is left of the payment. */
    amount: z.optional(
      amount.check(z.refine((value: number) => value >= 1, 'Expected an amount above zero')),
    ),
    reason,
  }),
  reply: refundReply,
  errors: [
    'wcpay_missing_order',
    'wcpay_refund_payment',
    'idempotency_key_reused',
    'operation_in_progress',
    'operation_needs_attention',
  ],
});
