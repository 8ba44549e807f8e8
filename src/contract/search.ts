import * as z from 'zod/mini';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { SANDBOX_STANDINGS } from '#domain/orders/test-order.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search/typed-search.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, utcInstant, wordOf } from './kit/fields.ts';
import { personal, seenBy } from './kit/seen-by.ts';

const customer_name = personal(z.nullable(z.string()));

/** `id` is the payment intent's. `due_by` is when the answer to a dispute is due, where there is one. */
const foundPayment = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  created: utcInstant,
  customer_name,
  order_number: z.nullable(z.string()),
  source: z.nullable(z.string()),
  source_identifier: z.nullable(z.string()),
  status: z.object({ kind: wordOf(['named', 'raw']), status: z.string() }),
  due_by: z.nullable(utcInstant),
});
export type FoundPayment = z.output<typeof foundPayment>;

const foundOrder = z.object({
  id: z.int(),
  number: z.string(),
  status: wordOf(ORDER_STATUSES),
  total: amount,
  currency: currencyCode,
  date_created: utcInstant,
  customer_name,
  /** Of a test order: that the sandbox it was paid in was left. */
  sandbox: z.nullable(wordOf(SANDBOX_STANDINGS)),
});
export type FoundOrder = z.output<typeof foundOrder>;

/** Whoever paid without an account has no `id`, and is shown by what they paid. */
const foundCustomer = z.object({
  id: z.nullable(z.int()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type FoundCustomer = z.output<typeof foundCustomer>;

const foundPayout = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  date: utcInstant,
  status: wordOf(PAYOUT_STATUSES),
  bankAccount: z.nullable(z.string()),
  type: wordOf(PAYOUT_TYPES),
});
export type FoundPayout = z.output<typeof foundPayout>;

const foundDispute = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  created: utcInstant,
  status: wordOf(DISPUTE_STATUSES),
  reason: wordOf(DISPUTE_REASONS),
  customer_name,
  due_by: z.nullable(utcInstant),
});
export type FoundDispute = z.output<typeof foundDispute>;

const foundTransaction = z.object({
  transaction_id: z.string(),
  type: wordOf(TRANSACTION_TYPES),
  amount,
  currency: currencyCode,
  date: utcInstant,
  charge_id: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  metadata: z.object({ charge_type: z.optional(z.string()) }),
});
export type FoundTransaction = z.output<typeof foundTransaction>;

const found = z.object({
  payments: z.array(foundPayment),
  orders: z.array(foundOrder),
  subscriptions: z.array(z.object({ number: z.string() })),
  customers: personal(z.array(foundCustomer)),
  payouts: seenBy('see_payouts', z.array(foundPayout)),
  disputes: z.array(foundDispute),
  transactions: z.array(foundTransaction),
  loans: seenBy('see_payouts', z.array(z.object({ id: z.string() }))),
});
export type Found = z.output<typeof found>;

/** A few of each, the likeliest first. A card number in the text is looked for by its last four digits alone. */
export const findAnything = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/search',
  summary: 'Whatever a text may mean: an id, a number, the end of a card, an amount, a name or an e-mail',
  capability: 'see_payments',
  input: z.object({ search_term: z._default(z.string().check(z.maxLength(SEARCH_LENGTH_MAX)), '') }),
  reply: found,
  errors: [],
});
