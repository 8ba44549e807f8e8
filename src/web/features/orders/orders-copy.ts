import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const ordersListCopy: ListCopy = {
  name: 'Orders',
  things: (count) => (count === 1 ? 'order' : 'orders'),
  failed: 'The orders could not be loaded.',
  empty: {
    icon: 'orders',
    title: 'No orders yet',
    text: 'What customers buy in your store will be listed here, each with its items and its payment.',
  },
};

export const ordersCopy = {
  title: 'Orders',
  search: {
    label: 'Search by order number, customer name or email',
    placeholder: 'Order number, customer, email',
    anything: (text: string) => `All orders with a number, customer or email that contains “${text}”`,
  },
  status: 'Status',
  ofCustomer: 'Orders of one customer',
  showAll: 'Show all orders',
} as const;
