import { listOrders, ORDER_SORTS } from '#contract/order-list.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

type OrdersSearch = AddressOf<typeof listOrders.input.shape>;

export const ordersQuery = (
  { status_is, status_is_not, account_is, customer, subscription }: OrdersSearch,
  state: ListState,
) =>
  listQuery(listOrders, {
    status_is,
    status_is_not,
    account_is,
    customer,
    subscription,
    search: sentTerms(state.terms),
    sort: ORDER_SORTS.find((known) => known === state.sort.column),
    direction: state.sort.direction,
    page: state.page,
    pagesize: state.perPage,
  });
