import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, direction, paging, storeId, utcInstant } from './kit/fields.ts';
import { transactionFilters } from './transaction-filters.ts';

const facts = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  date_created: utcInstant,
  orders_count: z.int(),
  last_order: z.nullable(utcInstant),
};
const customerSummary = z.object(facts);
export type CustomerSummary = z.output<typeof customerSummary>;

/** A sum never mixes currencies: what was paid and given back in each currency the customer used. */
const lifetime = z.object({
  currency: currencyCode,
  orders: z.int(),
  paid: amount,
  refunded: amount,
  /** Taken back by banks in disputes and not returned. */
  disputed: amount,
});
const customer = z.object({ ...facts, totals: z.array(lifetime) });
export type Customer = z.output<typeof customer>;

export const CUSTOMER_SORTS = ['date_created', 'name'] as const;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/wc-admin/store/customers',
  summary: 'One page of the customers that match, and how many match in all',
  capability: 'see_customers',
  input: z.object({
    country_is: transactionFilters.customer_country_is,
    search: transactionFilters.search,
    sort: z._default(z.enum(CUSTOMER_SORTS), 'date_created'),
    direction,
    ...paging,
  }),
  reply: z.object({ data: z.array(customerSummary), total_count: z.int() }),
  errors: [],
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/wc-admin/store/customers/:id',
  summary: 'One customer, with what they paid in each currency',
  capability: 'see_customers',
  input: z.object({ id: storeId }),
  reply: customer,
  errors: ['resource_missing'],
});
