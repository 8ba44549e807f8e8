import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { SANDBOX_STANDINGS } from '#domain/orders/test-order.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, direction, paging, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { transactionFilters } from './transaction-filters.ts';

const status = z.enum(ORDER_STATUSES);

/** Who bought: the customer's account, or what a guest wrote down. Addresses of pages are relative to `/wp-admin/`. */
const buyer = {
  customer_id: z.nullable(z.int()),
  customer_name: personal(z.nullable(z.string())),
  customer_email: personal(z.nullable(z.string())),
  customer_url: personal(z.nullable(z.string())),
};
export const summary = {
  id: z.int(),
  number: z.string(),
  status: wordOf(ORDER_STATUSES),
  date_created: utcInstant,
  currency: currencyCode,
  total: amount,
  ...buyer,
  payment_intent_id: z.nullable(z.string()),
  /** What a store that is attached calls it; absent for an order of our own. */
  store_status: z.optional(z.nullable(z.string())),
  /** A test order: paid in the sandbox that is connected now, or in one that was left. Absent for a real one. */
  sandbox: z.nullable(wordOf(SANDBOX_STANDINGS)),
};

const orderOfList = { ...summary, item_count: z.int() };
export type StoreOrderSummary = z.output<z.ZodMiniObject<typeof orderOfList>>;
/** What the store says of an order, and whether a bank has taken its money back in a dispute and not returned it. */
const orderSummary = z.object({ ...orderOfList, disputed: z.boolean() });
export type OrderSummary = z.output<typeof orderSummary>;

export const ORDER_SORTS = ['date_created', 'total'] as const;
export const ORDER_ACCOUNTS = ['connected', 'left'] as const;
const SUBSCRIPTION_NUMBER_MAX = 100;
const filters = {
  status_is: z.optional(status),
  status_is_not: z.optional(status),
  customer: z.optional(storeId),
  /** The number of a subscription: the order that began it, and its renewals. */
  subscription: z.optional(z.string().check(z.maxLength(SUBSCRIPTION_NUMBER_MAX))),
  /** Whether it was paid in a sandbox that was left, or belongs to the account that is connected. */
  account_is: z.optional(z.enum(ORDER_ACCOUNTS)),
  search: transactionFilters.search,
};

export const orderPath = '/wc-admin/store/orders';
export const listOrders = endpoint({
  method: 'GET',
  path: orderPath,
  summary: 'One page of the orders that match, and how many match in all',
  capability: 'see_payments',
  input: z.object({
    ...filters,
    sort: z._default(z.enum(ORDER_SORTS), 'date_created'),
    direction,
    ...paging,
  }),
  reply: z.object({ data: z.array(orderSummary), total_count: z.int() }),
  errors: [],
});
