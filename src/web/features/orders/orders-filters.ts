import { ORDER_SORTS } from '#contract/order-list.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { orderStatusLabel } from '#domain/orders/order-status-mark-copy.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { choiceFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { ordersCopy as copy } from './orders-copy.ts';

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const ORDERS_LIST: ListDefinition = {
  filters: [
    choiceFilter({ id: 'status', label: copy.status, values: ORDER_STATUSES, words: orderStatusLabel }),
    onlyFilter('account', copy.account, copy.accounts),
  ],
  sorts: ORDER_SORTS,
  usualSort: { column: 'date_created', direction: 'desc' },
};
