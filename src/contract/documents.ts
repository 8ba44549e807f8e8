import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '#domain/account/document-type.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, dateFilters, direction, paging } from './kit/fields.ts';
import { transactionFilters } from './transaction-filters.ts';

const path = '/wc/v3/payments/documents';
const type = z.enum(DOCUMENT_TYPES);

/** A paper of the provider. Of a type we do not know, all that can be said is that it is there. */
const document = z.object({
  document_id: z.string(),
  type: z.string(),
  date: calendarDate,
  period_from: z.nullable(calendarDate),
  period_to: z.nullable(calendarDate),
  /** What people call it by. */
  number: z.string(),
  /** The fees of its days in each currency, as its paper adds them up; empty where there were none. */
  totals: z.array(z.object({ currency: currencyCode, amount })),
});
export type PaymentsDocument = z.output<typeof document>;

/** `match` says whether all or any of dates and type must hold. A document's date is a day of the store. */
export const documentFilters = {
  match: transactionFilters.match,
  ...dateFilters,
  type_is: z.optional(type),
  type_is_not: z.optional(type),
  /** Accepted from older clients and ignored. */
  user_email: z.optional(z.unknown()),
};
const filters = z.object(documentFilters);
export type DocumentFilters = z.output<typeof filters>;

export const listDocuments = endpoint({
  method: 'GET',
  path,
  summary: 'One page of the documents that match, and how many match in all',
  capability: 'see_payouts',
  input: z.object({
    ...documentFilters,
    sort: z._default(z.enum(['date']), 'date'),
    direction,
    ...paging,
  }),
  reply: z.object({ data: z.array(document), total_count: z.int() }),
  errors: [],
});

export const summarizeDocuments = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'How many documents match',
  capability: 'see_payouts',
  input: z.object(documentFilters),
  reply: z.object({ count: z.int() }),
  errors: [],
});

/** A link carries the nonce as `_wpnonce`; whoever opens it in a browser and is refused sees a page, not JSON. */
export const downloadDocument = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'The file of a document',
  capability: 'see_payouts',
  input: z.object({ id: z.string().check(z.maxLength(255)) }),
  reply: z.unknown(),
  stream: true,
  errors: [
    'resource_missing',
    'wcpay_route_validation_failure',
    'provider_unavailable',
    'provider_unsupported',
  ],
});
