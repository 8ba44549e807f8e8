import * as z from 'zod/mini';
import { APPROVAL_REASONS } from '#domain/approvals/approval-rules.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, said, storeId, wholeNumber, wordOf } from './kit/fields.ts';
import { seenBy } from './kit/seen-by.ts';
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
  capability: 'refund',
  class: 'money',
  act: 'refund',
  fresh: true,
  input: z.object({
    charge_id: chargeId,
    /** The order the charge was made for; a charge that names another one is refused. */
    order_id: z.optional(z.nullable(storeId)),
    /** Left out, everything that is left of the payment. */
    amount: z.optional(amount.check(z.refine((value: number) => value >= 1, said('aboveZero')))),
    reason,
  }),
  reply: refundReply,
  errors: [
    'wcpay_missing_order',
    'wcpay_refund_payment',
    'approval_requested',
    'approval_nobody',
    'idempotency_key_reused',
    'operation_in_progress',
    'operation_needs_attention',
  ],
});

/** Of one sum: what it is, and what it would be after the press. */
const change = { now: amount, after: amount };

/** Moves nothing: says what a refund would do, before anybody presses for it. */
export const previewRefund = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/refund/preview',
  summary: 'What a refund would do to the customer, the balance and the next payout',
  capability: 'refund',
  input: z.object({
    charge_id: chargeId,
    /** Left out, everything that is left of the payment. */
    amount: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  }),
  reply: z.object({
    /** What the customer gets, in the currency they paid in. */
    customer: z.object({ amount, currency: currencyCode }),
    /** What the balance loses, in its own currency. Absent while no ledger knows the sale. */
    cost: z.nullable(z.object({ amount, currency: currencyCode, fee_kept: amount })),
    /** Pending and available together. Absent while the provider does not answer. */
    balance: seenBy('see_payouts', z.nullable(z.object(change))),
    /** An estimate; absent where no payout is planned. */
    next_payout: seenBy('see_payouts', z.nullable(z.object({ leaves: calendarDate, ...change }))),
    /** It needs a second person: why, and whether there is one. Absent where it does not. */
    approval: z.optional(z.object({ reasons: z.array(wordOf(APPROVAL_REASONS)), possible: z.boolean() })),
  }),
  errors: [
    'resource_missing',
    'charge_not_captured',
    'charge_already_refunded',
    'charge_disputed',
    'amount_invalid',
    'refund_exceeds_charge',
  ],
});
export type RefundPreview = z.output<typeof previewRefund.reply>;
