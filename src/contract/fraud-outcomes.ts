import * as z from 'zod/mini';
import { FRAUD_OUTCOMES } from '#domain/fraud/fraud-outcome.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, direction, paging, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { transactionFilters } from './transaction-filters.ts';

const path = '/wc/v3/payments/transactions/fraud-outcomes';

export const fraudOutcome = z.object({
  status: wordOf(FRAUD_OUTCOMES),
  created: utcInstant,
  amount,
  currency: currencyCode,
  customer_name: personal(z.nullable(z.string())),
  order_id: z.int(),
  order_number: z.string(),
  payment_intent: z.object({ id: z.nullable(z.string()), status: z.nullable(z.string()) }),
  fraud_meta_box_type: z.string(),
  /** The rules that held or blocked it, where they are known. */
  rules: z.optional(z.array(z.string())),
});
export type FraudOutcomeRow = z.output<typeof fraudOutcome>;

/** Read as a text, so that one that is no outcome is refused by the code clients know. */
const outcome = z.optional(z.union([z.enum(FRAUD_OUTCOMES), z.string().check(z.maxLength(40))]));
const wanted = { status: outcome, additional_status: outcome };
const filters = { ...wanted, search: transactionFilters.search };

export const FRAUD_OUTCOME_SORTS = ['date', 'created', 'amount'] as const;
const order = {
  sort: z._default(z.enum(FRAUD_OUTCOME_SORTS), 'date'),
  direction,
};
/** What the list of blocked payments is asked, beside which outcomes it holds. */
export const blockedQuery = { search: transactionFilters.search, ...order };

const described = { method: 'GET', capability: 'see_payments' } as const;

export const listFraudOutcomes = endpoint({
  ...described,
  path,
  summary: 'One page of the payments that the rules let through, held or blocked',
  input: z.object({ ...filters, ...order, ...paging }),
  reply: z.object({ data: z.array(fraudOutcome), total_count: z.int() }),
  errors: ['invalid_fraud_outcome_status'],
});

/** `totals` has one entry for each currency; `total` repeats it when it is the only one, and is 0 otherwise. */
export const summarizeFraudOutcomes = endpoint({
  ...described,
  path: `${path}/summary`,
  summary: 'How many payments the rules let through, held or blocked, and how much they are',
  input: z.object(filters),
  reply: z.object({
    count: z.int(),
    total: amount,
    currencies: z.array(currencyCode),
    totals: z.array(z.object({ currency: currencyCode, count: z.int(), total: amount })),
  }),
  errors: ['invalid_fraud_outcome_status'],
});

/** Each label can be sent back as a `search` term of the list. */
export const suggestFraudOutcomes = endpoint({
  ...described,
  path: `${path}/search`,
  summary: 'Orders and customers that a search among these payments may mean',
  input: z.object({ ...wanted, search_term: z._default(z.string().check(z.maxLength(200)), '') }),
  reply: z.array(z.object({ key: z.string(), label: z.string() })),
  errors: ['invalid_fraud_outcome_status'],
});

/** What a browser makes its file of. Only the newest are told where there are more than a spreadsheet opens. */
export const downloadFraudOutcomes = endpoint({
  ...described,
  capability: 'export',
  path: `${path}/download`,
  summary: 'All payments that the rules let through, held or blocked, without pages',
  class: 'export',
  stream: true,
  input: z.object({ ...filters, ...order }),
  reply: z.object({ data: z.array(fraudOutcome) }),
  errors: ['invalid_fraud_outcome_status', 'export_under_way', 'wcpay_unavailable'],
});

export const getLatestFraudOutcome = endpoint({
  ...described,
  path: '/wc/v3/payments/fraud_outcomes/:order_id/latest',
  summary: 'What the rules last decided about the payment of an order',
  input: z.object({ order_id: storeId }),
  reply: fraudOutcome,
  errors: ['wcpay_fraud_outcome_not_found'],
});
