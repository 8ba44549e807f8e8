import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const blockedListCopy: ListCopy = {
  name: 'Blocked payments',
  things: (count) => (count === 1 ? 'payment' : 'payments'),
  failed: 'Error retrieving on review transactions.',
  empty: {
    icon: 'shield',
    title: 'Nothing was blocked',
    text: 'Payments that your fraud rules block, or hold until you look at them, will be listed here.',
  },
};

export const blockedCopy = {
  details: 'Details',
  detailsOf: (status: string, amount: string, day: string) => `Payment details: ${status}, ${amount}, ${day}`,
  order: (number: string) => `#${number}`,
  noCustomer: 'No customer',
  noPayment: 'No payment',
  noRule: 'No rule is known',
  search: {
    label: 'Search by order number or customer name',
    placeholder: 'Order number or customer',
    anything: (text: string) => `All payments with a customer name that contains “${text}”`,
  },
  export: 'Export',
  exportFailed: 'There was a problem generating your export.',
  tryAgain: 'Try again',
  filename: (day: string) => `blocked-payments-${day}.csv`,
} as const;
