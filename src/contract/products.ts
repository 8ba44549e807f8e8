import * as z from 'zod/mini';
import { PRODUCT_STATUSES } from '#domain/orders/product-status.ts';
import { PAID_EVERY } from '#domain/orders/subscription.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, paging, storeId, wordOf } from './kit/fields.ts';
import { transactionFilters } from './transaction-filters.ts';

const status = z.enum(PRODUCT_STATUSES);

const product = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  price: amount,
  currency: currencyCode,
  /** Absent means that nobody counts it. */
  stock: z.nullable(z.int()),
  description: z.string(),
  status: wordOf(PRODUCT_STATUSES),
  /** How often it is paid for; nothing where it is bought once. */
  paid_every: z.nullable(wordOf(PAID_EVERY)),
});
export type Product = z.output<typeof product>;

export const PRODUCT_SORTS = ['name', 'price', 'stock'] as const;

export const listProducts = endpoint({
  method: 'GET',
  path: '/wc-admin/store/products',
  summary: 'One page of the products that match, and how many match in all',
  capability: 'see_payments',
  input: z.object({
    status_is: z.optional(status),
    search: transactionFilters.search,
    sort: z._default(z.enum(PRODUCT_SORTS), 'name'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...paging,
  }),
  reply: z.object({ data: z.array(product), total_count: z.int() }),
  errors: [],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/wc-admin/store/products/:id',
  summary: 'One product',
  capability: 'see_payments',
  input: z.object({ id: storeId }),
  reply: product,
  errors: ['resource_missing'],
});
