import * as z from 'zod/mini';
import { SALES_CHANNELS, SOURCE_DEVICES } from '#domain/payments/sales-channel.ts';
import { TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { chargeOrder } from './charge-order.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, direction, paging, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { paymentState } from './payment-state.ts';
import { transactionFilters } from './transaction-filters.ts';

export const transaction = z.object({
  transaction_id: z.string(),
  type: wordOf(TRANSACTION_TYPES),
  date: utcInstant,
  available_on: calendarDate,
  charge_id: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  channel: z.nullable(wordOf(SALES_CHANNELS)),
  source: z.nullable(z.string()),
  source_identifier: z.nullable(z.string()),
  source_device: z.nullable(wordOf(SOURCE_DEVICES)),
  customer_name: personal(z.nullable(z.string())),
  customer_email: personal(z.nullable(z.string())),
  customer_country: z.nullable(z.string()),
  customer_currency: currencyCode,
  customer_amount: amount,
  exchange_rate: z.nullable(z.number()),
  currency: currencyCode,
  amount,
  fees: amount,
  net: amount,
  risk_level: z.nullable(z.int()),
  /** How the payment stands that the movement belongs to, where there is one. */
  payment_state: z.nullable(paymentState),
  deposit_id: z.nullable(z.string()),
  deposit_status: z.nullable(wordOf(PAYOUT_STATUSES)),
  loan_id: z.nullable(z.string()),
  /** Whether that payout brings money or takes some back. */
  deposit_type: z.nullable(wordOf(PAYOUT_TYPES)),
  metadata: z.object({
    charge_type: z.optional(z.string()),
    interval_from: z.optional(z.string()),
    interval_to: z.optional(z.string()),
    /** What an adjustment was for, in the provider's own words. */
    description: z.optional(z.string()),
  }),
  order: z.nullable(chargeOrder),
});
export type Transaction = z.output<typeof transaction>;

const path = '/wc/v3/payments/transactions';
const sort = z._default(z.enum(TRANSACTION_SORTS), 'date');
/** Which rows in which order: what a list page and an export have in common. */
export const transactionsQuery = { ...transactionFilters, sort, direction };
const query = z.object(transactionsQuery);
export type TransactionsQuery = z.output<typeof query>;

export const listTransactions = endpoint({
  method: 'GET',
  path,
  summary: 'One page of the transactions that match, and how many match in all',
  capability: 'see_payments',
  input: z.object({ ...transactionsQuery, ...paging }),
  reply: z.object({ data: z.array(transaction), total_count: z.int() }),
  errors: [],
});

/**
 * A sum never mixes currencies. `totals` has one entry for each store currency among the rows that match. `total`,
 * `fees` and `net` repeat that entry when it is the only one; with several, they are 0 and `currency` is empty.
 * The three lists of choices cover all rows, whatever the filters.
 */
export const summarizeTransactions = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'Count and sums of the transactions that match, and the choices filters offer',
  capability: 'see_payments',
  input: z.object(transactionFilters),
  reply: z.object({
    count: z.int(),
    total: amount,
    fees: amount,
    net: amount,
    currency: z.string(),
    totals: z.array(
      z.object({ currency: currencyCode, count: z.int(), total: amount, fees: amount, net: amount }),
    ),
    store_currencies: z.array(currencyCode),
    customer_currencies: z.array(currencyCode),
    sources: z.array(z.string()),
  }),
  errors: [],
});

/** Each label can be sent back as a `search` term of the list. */
export const suggestSearches = endpoint({
  method: 'GET',
  path: `${path}/search`,
  summary: 'Orders, subscriptions, ids and customers that a search may mean',
  capability: 'see_payments',
  input: z.object({ search_term: z._default(z.string().check(z.maxLength(200)), '') }),
  reply: z.array(z.object({ label: z.string() })),
  errors: [],
});

export const getTransaction = endpoint({
  method: 'GET',
  path: `${path}/:transaction_id`,
  summary: 'One transaction',
  capability: 'see_payments',
  input: z.object({ transaction_id: z.string() }),
  reply: transaction,
  errors: ['transaction_missing'],
});
