import * as z from 'zod/mini';
import { AUTHORIZATION_VERDICTS } from '#domain/payments/authorization-check.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, paging, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal, seenBy } from './kit/seen-by.ts';
import { paymentIntentId } from './operations.ts';

const path = '/wc/v3/payments/authorizations';

/** The order a payment belongs to. Addresses are relative to `/wp-admin/`. */
const authorizedOrder = z.object({
  id: z.int(),
  number: z.string(),
  url: z.string(),
  customer_url: personal(z.nullable(z.string())),
});

const authorization = z.object({
  payment_intent_id: z.string(),
  charge_id: z.nullable(z.string()),
  order_id: z.nullable(z.int()),
  created: utcInstant,
  /** When the hold truly ends, as the provider says: a card that was present is held for a shorter time. */
  capture_before: z.nullable(utcInstant),
  amount,
  currency: currencyCode,
  risk_level: z.nullable(z.int()),
  customer_name: personal(z.nullable(z.string())),
  customer_email: personal(z.nullable(z.string())),
  customer_country: z.nullable(z.string()),
  /** Held by the store's own rules: capturing it approves it. */
  is_held_for_review: z.boolean(),
  order: z.nullable(authorizedOrder),
});
export type Authorization = z.output<typeof authorization>;

export const AUTHORIZATION_SORTS = ['created', 'capture_by', 'amount'] as const;

/** `capture_by` is the provider's own deadline where it knows one, else a week after the payment was authorized. */
export const listAuthorizations = endpoint({
  method: 'GET',
  path,
  summary: 'One page of the payments that wait to be captured, and how many wait in all',
  capability: 'see_payments',
  input: z.object({
    sort: z._default(z.enum(AUTHORIZATION_SORTS), 'created'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...paging,
  }),
  reply: z.object({ data: z.array(authorization), total_count: z.int() }),
  errors: [],
});

/** A sum never mixes currencies: with several, `total` is 0, `currency` is empty, and `totals` has one entry for each. */
export const summarizeAuthorizations = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'How many payments wait to be captured, and how much they are',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.object({
    count: z.int(),
    total: amount,
    currency: z.string(),
    all_currencies: z.array(currencyCode),
    totals: z.array(z.object({ currency: currencyCode, count: z.int(), total: amount })),
    /** How many of the holds end within a day. */
    ending: z.optional(z.int()),
  }),
  errors: [],
});

export const CHECKED_MAX = 100;

const chosenPayments = z
  .array(z.string().check(z.regex(/^pi_\w{1,250}$/, 'Expected the id of a payment')))
  .check(z.minLength(1), z.maxLength(CHECKED_MAX));

/** Sends nothing: says for each payment what would stand in the way of capturing or cancelling it now. */
export const checkAuthorizations = endpoint({
  method: 'GET',
  path: `${path}/check`,
  summary: 'Whether each of several payments can be captured or cancelled at this moment',
  capability: 'see_payments',
  input: z.object({ payment_intent_ids: chosenPayments }),
  reply: z.object({
    data: z.array(z.object({ payment_intent_id: z.string(), verdict: wordOf(AUTHORIZATION_VERDICTS) })),
  }),
  errors: [],
});

const change = { now: amount, after: amount };

/** Moves nothing: says what capturing these payments together would do, before anybody presses. A sum never mixes currencies. */
export const previewCaptures = endpoint({
  method: 'GET',
  path: `${path}/preview`,
  summary: 'What capturing payments would do to their customers, the balance and the next payout',
  capability: 'capture',
  input: z.object({ payment_intent_ids: chosenPayments }),
  reply: z.object({
    /** What customers pay, in each currency they pay in. */
    customers: z.array(z.object({ currency: currencyCode, amount, count: z.int() })),
    /** In each currency that is paid out. */
    balances: z.array(
      z.object({
        currency: currencyCode,
        /** What the sales bring before their fees. */
        gross: amount,
        /** An estimate by the price list; absent where it cannot tell. */
        fee: z.nullable(amount),
        /** Pending and available together, fee taken off. Absent while the provider does not answer. */
        balance: seenBy('see_payouts', z.nullable(z.object(change))),
        /** An estimate; absent where no payout is planned. */
        next_payout: seenBy('see_payouts', z.nullable(z.object({ leaves: calendarDate, ...change }))),
        /** When the first payout leaves that can take this money along. */
        leaves: z.nullable(calendarDate),
      }),
    ),
  }),
  errors: [],
});
export type CapturePreview = z.output<typeof previewCaptures.reply>;

export const getAuthorization = endpoint({
  method: 'GET',
  path: `${path}/:payment_intent_id`,
  summary: 'Whether a payment that was authorized has been captured',
  capability: 'see_payments',
  input: z.object({ payment_intent_id: z.string() }),
  reply: z.object({
    payment_intent_id: z.string(),
    is_captured: z.boolean(),
    created: utcInstant,
    capture_before: z.nullable(utcInstant),
  }),
  errors: ['authorization_missing'],
});

const settling = {
  method: 'POST',
  capability: 'capture',
  class: 'money',
  input: z.object({ order_id: storeId, payment_intent_id: paymentIntentId }),
  reply: z.object({ id: z.string(), status: z.string() }),
} as const;
const refusals = [
  'wcpay_missing_order',
  'wcpay_refunded_order_uncapturable',
  'wcpay_intent_order_mismatch',
  'wcpay_payment_uncapturable',
  'idempotency_key_reused',
  'operation_in_progress',
  'operation_needs_attention',
] as const;

/** Captures a payment that waits; one that was held for review is approved by it, in the name of whoever asks. */
export const captureAuthorization = endpoint({
  ...settling,
  path: '/wc/v3/payments/orders/:order_id/capture_authorization',
  summary: 'Captures an authorized payment, once',
  errors: [...refusals, 'wcpay_capture_error'],
});

/** Gives the held sum back; a payment that was held for review is blocked by it, in the name of whoever asks. */
export const cancelAuthorization = endpoint({
  ...settling,
  path: '/wc/v3/payments/orders/:order_id/cancel_authorization',
  summary: 'Cancels an authorized payment, once',
  errors: [...refusals, 'wcpay_cancel_error'],
});
