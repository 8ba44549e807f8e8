import * as z from 'zod/mini';
import { SEEN_AT_BANK } from '#domain/bank/payout-at-bank.ts';
import { PAYOUT_SORTS } from '#domain/payouts/payout-columns.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { dateFilters, direction } from './kit/fields.ts';
import { amountFilters, transactionFilters } from './transaction-filters.ts';

const { match, source_is, source_is_not, store_currency_is } = transactionFilters;
const status = z.enum(PAYOUT_STATUSES);

/**
 * Every filter of the payouts list. `match` says whether all or any of dates, amounts, status, payment methods and the bank
 * must hold; currency always holds. A payout is of a payment method when one of its movements is; `source_is_not` finds those
 * that hold none of it.
 */
export const payoutFilters = {
  match,
  ...dateFilters,
  ...amountFilters,
  status_is: z.optional(status),
  status_is_not: z.optional(status),
  source_is,
  source_is_not,
  at_bank_is: z.optional(z.enum(SEEN_AT_BANK)),
  store_currency_is,
};
const filters = z.object(payoutFilters);
export type PayoutFilters = z.output<typeof filters>;

/** Which rows in which order: what a list page and an export have in common. */
export const payoutsQuery = {
  ...payoutFilters,
  sort: z._default(z.enum(PAYOUT_SORTS), 'date'),
  direction,
};
const query = z.object(payoutsQuery);
export type PayoutsQuery = z.output<typeof query>;
