import { CUSTOMER_SORTS, listCustomers } from '#contract/customers.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export const customersQuery = (
  { country_is }: AddressOf<typeof listCustomers.input.shape>,
  state: ListState,
) =>
  listQuery(listCustomers, {
    country_is,
    search: sentTerms(state.terms),
    sort: CUSTOMER_SORTS.find((known) => known === state.sort.column),
    direction: state.sort.direction,
    page: state.page,
    pagesize: state.perPage,
  });
