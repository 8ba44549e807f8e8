import * as z from 'zod/mini';
import { DISPUTE_SORTS } from '#domain/disputes/dispute-columns.ts';
import { DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { dateFilters, direction } from './kit/fields.ts';
import { transactionFilters } from './transaction-filters.ts';

const { match, store_currency_is, search } = transactionFilters;
const status = z.enum(DISPUTE_STATUSES);

/**
 * Every filter of the disputes list. `match` says whether all or any of dates and status must hold; currency and search
 * always hold. Search terms are statuses, or else ids, orders and parts of a customer's name or e-mail: terms of one kind
 * widen each other, the two kinds narrow each other.
 */
export const disputeFilters = {
  match,
  ...dateFilters,
  status_is: z.optional(status),
  status_is_not: z.optional(status),
  store_currency_is,
  search,
  /** Accepted from older clients and ignored: the store's zone decides what a day is. */
  user_timezone: z.optional(z.unknown()),
};
const filters = z.object(disputeFilters);
export type DisputeFilters = z.output<typeof filters>;

/** Which rows in which order: what a list page and an export have in common. */
export const disputesQuery = {
  ...disputeFilters,
  sort: z._default(z.enum(DISPUTE_SORTS), 'created'),
  direction,
};
const query = z.object(disputesQuery);
export type DisputesQuery = z.output<typeof query>;
