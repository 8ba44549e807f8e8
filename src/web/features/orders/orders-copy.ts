import type { ORDER_ACCOUNTS } from '#contract/order-list.ts';
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
  account: 'Account',
  accounts: { connected: 'Connected now', left: 'A sandbox you left' } satisfies Record<
    (typeof ORDER_ACCOUNTS)[number],
    string
  >,
  selected: (count: string) => `${count} selected`,
  notReady: (count: string) => `${count} not paid, or done already`,
  clear: 'Clear selection',
  rowName: (number: string) => `order #${number}`,
  mails: {
    open: 'Emails to customers',
    title: 'Emails to customers',
    text: 'Customers hear of their orders by email. Choose which are sent; each is sent once.',
    choices: {
      paid: 'An order was paid',
      refunded: 'An order was refunded, whole or in part',
      completed: 'An order was completed',
    },
    save: 'Save',
    saved: 'The choice is saved.',
    notSaved: 'The choice was not saved.',
    failed: 'The choice could not be loaded.',
  },
  ofCustomer: 'Orders of one customer',
  ofSubscription: (number: string) => `Orders of subscription #${number}.`,
  showAll: 'Show all orders',
} as const;
