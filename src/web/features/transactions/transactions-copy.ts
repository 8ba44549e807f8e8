import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const transactionsListCopy: ListCopy = {
  name: 'Transactions',
  things: (count) => (count === 1 ? 'transaction' : 'transactions'),
  failed: 'Error retrieving transactions.',
  empty: {
    icon: 'card',
    title: 'No transactions yet',
    text: 'The first payment, and every charge, refund and fee after it, will be listed here as it happens.',
  },
};

export const transactionsCopy = {
  title: 'Transactions',

  tabs: {
    label: 'Kinds of transactions',
    transactions: 'Transactions',
    uncaptured: 'Uncaptured',
    blocked: 'Blocked',
    waiting: 'waiting',
    counting: '…',
  },
  /** With custom search on, numbers can be searched for as well as people. */
  search: {
    people: { label: 'Search by customer name or email', placeholder: 'Customer name or email' },
    orders: {
      label: 'Search by order number, customer name or email',
      placeholder: 'Order number, customer, email',
    },
    subscriptions: {
      label: 'Search by order number, subscription number, customer name or email',
      placeholder: 'Order or subscription number, customer, email',
    },
    anything: (text: string) => `All transactions with a customer name or email that contains “${text}”`,
  },

  total: 'Total',
  fees: 'Fees',
  net: 'Net',
  chooseCurrency: 'Choose one currency to see totals.',
  note: (currency: string, zone: string) => `${currency}, ${zone}`,

  forAccountants: 'For accountants',
} as const;
