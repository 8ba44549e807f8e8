import * as z from 'zod/mini';
import { BANK_LINE_STATUSES } from '#domain/bank/bank-line.ts';
import { dateFilters, storeId } from './kit/fields.ts';
import { transactionFilters } from './transaction-filters.ts';

const { match, search } = transactionFilters;
const status = z.enum(BANK_LINE_STATUSES);

/** Every filter of the list of bank lines. `match` says whether all or any must hold; the search always holds. */
export const bankFilters = {
  match,
  ...dateFilters,
  account_is: z.optional(storeId),
  status_is: z.optional(status),
  status_is_not: z.optional(status),
  search,
};
const filters = z.object(bankFilters);
export type BankFilters = z.output<typeof filters>;
