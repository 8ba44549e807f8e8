import { ORDER_SORTS } from '#contract/orders.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { orderStatusLabel } from '#domain/orders/order-status-mark.ts';
import type { ListDefinition } from '#web/shared/data-list/list-state.ts';
import { ordersCopy as copy } from './orders-copy.ts';

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const ORDERS_LIST: ListDefinition = {
  filters: [
    {
      id: 'status',
      label: copy.status,
      once: true,
      conditions: [
        { id: 'is', label: copy.is, input: 'option', parameter: 'status_is' },
        { id: 'is_not', label: copy.isNot, input: 'option', parameter: 'status_is_not' },
      ],
      options: ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel[value] })),
    },
  ],
  sorts: ORDER_SORTS,
  usualSort: { column: 'date_created', direction: 'desc' },
};
