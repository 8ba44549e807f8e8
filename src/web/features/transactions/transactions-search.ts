import { transactionFilters } from '#contract/transaction-filters.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';
import type { TransactionsTab } from './transactions-address.ts';

export type TransactionsSearch = AddressOf<typeof transactionFilters> & {
  tab?: TransactionsTab | undefined;
};

/** The address as the server understands it. Lists may be written with commas, and `type` is an older name of `type_is`. */
export function understoodSearch({ type, type_is_in, ...rest }: TransactionsSearch): TransactionsSearch {
  const named: TransactionsSearch = {
    ...rest,
    type_is: rest.type_is ?? type,
    type_is_in: type_is_in && [type_is_in].flat().flatMap((texts) => texts.split(',')),
  };
  return understood(named, transactionFilters);
}
