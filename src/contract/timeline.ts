import * as z from 'zod/mini';
import { REFUND_PENDING_REASONS } from '#domain/payments/refund-pending.ts';
import { TIMELINE_EVENT_TYPES } from '#domain/payments/timeline/timeline-event.ts';
import { unixSeconds } from './account.ts';
import { feeRates } from './charge.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, wordOf } from './kit/fields.ts';

/** Amounts of one movement in the customer's currency and in the store's; the two may be the same. */
const transactionDetails = z.object({
  customer_currency: currencyCode,
  customer_amount: amount,
  customer_amount_captured: z.optional(amount),
  customer_fee: z.optional(amount),
  store_currency: currencyCode,
  store_amount: amount,
  store_amount_captured: z.optional(amount),
  store_fee: z.optional(amount),
});

export const timelineEvent = z.object({
  type: wordOf(TIMELINE_EVENT_TYPES),
  datetime: unixSeconds,
  currency: z.optional(currencyCode),
  /** Absent from a dispute that has taken no money yet: an inquiry. */
  amount: z.optional(z.nullable(amount)),
  amount_captured: z.optional(amount),
  amount_refunded: z.optional(amount),
  fee: z.optional(amount),
  fee_rates: z.optional(feeRates),
  transaction_details: z.optional(transactionDetails),
  deposit: z.optional(z.nullable(z.object({ id: z.string(), arrival_date: unixSeconds }))),
  reason: z.optional(z.nullable(z.string())),
  failure_reason: z.optional(z.nullable(z.string())),
  /** Why a refund has not left yet. */
  pending_reason: z.optional(wordOf(REFUND_PENDING_REASONS)),
  acquirer_reference_number: z.optional(z.nullable(z.string())),
  acquirer_reference_number_status: z.optional(wordOf(['available', 'pending', 'unavailable'])),
  dispute_id: z.optional(z.string()),
  /** Nobody had submitted the evidence, so it was handed in for the merchant. */
  handed_in: z.optional(z.boolean()),
  loan_id: z.optional(z.string()),
  user: z.optional(z.object({ id: z.int(), username: z.string() })),
  action: z.optional(wordOf(['approved', 'blocked'])),
  ruleset_results: z.optional(z.record(z.string(), wordOf(['allow', 'review', 'block']))),
});
export type TimelineEvent = z.output<typeof timelineEvent>;

export const getTimeline = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/timeline/:id',
  summary: 'What happened to a payment, newest first, by payment intent, charge or order',
  capability: 'see_payments',
  input: z.object({ id: z.string() }),
  reply: z.object({ data: z.array(timelineEvent) }),
  errors: ['wcpay_get_charge', 'wcpay_missing_order', 'provider_unavailable'],
});
