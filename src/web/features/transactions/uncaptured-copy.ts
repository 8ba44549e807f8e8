import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const uncapturedListCopy: ListCopy = {
  name: 'Uncaptured payments',
  things: (count) => (count === 1 ? 'payment' : 'payments'),
  failed: 'Error retrieving uncaptured transactions.',
  empty: {
    icon: 'clock',
    title: 'Nothing waits to be captured',
    text: 'Payments that are authorized but not charged yet will be listed here, with the time they must be captured by.',
  },
};

export const uncapturedCopy = {
  columns: {
    details: 'Details',
    created: 'Authorized on',
    capture_by: 'Capture by',
    amount: 'Amount',
    customer_name: 'Customer',
    customer_email: 'Email',
    customer_country: 'Country',
    risk_level: 'Risk level',
    order: 'Order',
    actions: 'Actions',
  },
  details: 'Details',
  detailsOf: (amount: string, day: string) => `Payment details: ${amount}, authorized ${day}`,
  order: (number: string) => `#${number}`,
  held: 'Held for review',
  holdOf: (days: number) => `${days}-day hold`,
  noCustomer: 'No customer',
  noEmail: 'No email',
  noCountry: 'No country',
  noOrder: 'No order',
  total: 'Total',
  rowName: (customer: string, amount: string) => `the payment of ${customer}, ${amount}`,
  somebody: 'a customer',

  selected: (count: string) => `${count} selected`,
  inAll: (amounts: string) => `${amounts} in all`,
  captureThem: (count: number) => (count === 1 ? 'Capture 1 payment' : `Capture ${count} payments`),
  cancelThem: (count: number) => (count === 1 ? 'Cancel 1 payment' : `Cancel ${count} payments`),
  clear: 'Clear',

  bulk: {
    captureTitle: (count: number) => (count === 1 ? 'Capture 1 payment?' : `Capture ${count} payments?`),
    cancelTitle: (count: number) => (count === 1 ? 'Cancel 1 payment?' : `Cancel ${count} payments?`),
    checking: 'Checking each payment. Nothing has been sent.',
    checkFailed: 'The payments could not be checked. Nothing was sent.',
    ready: (count: number, amounts: string) =>
      `${count === 1 ? '1 payment' : `${count} payments`} can be sent: ${amounts}.`,
    noneReady: 'None of them can be sent.',
    leftOut: (count: number) => (count === 1 ? '1 is left out.' : `${count} are left out.`),
    cancelWarning: 'The customers are not charged, and would have to pay again.',
    captureAction: (count: number) => (count === 1 ? 'Capture 1 payment' : `Capture ${count} payments`),
    cancelAction: (count: number) => (count === 1 ? 'Cancel 1 payment' : `Cancel ${count} payments`),
    capturing: 'Capturing payments',
    canceling: 'Canceling payments',
    progress: (done: string, all: string) => `${done} of ${all} answered`,
    done: (captured: number, failed: number, open: number) =>
      [`${captured} done`, failed > 0 && `${failed} failed`, open > 0 && `${open} being confirmed`]
        .filter(Boolean)
        .join(', '),
    close: 'Keep them',
    back: 'Back to the list',
    row: (order: string, customer: string) => `#${order}, ${customer}`,
    rows: 'Chosen payments',
    approvesIt: ' (held for review: this approves it)',
    blocksIt: ' (held for review: this blocks it)',
    waiting: 'Waiting',
    sending: 'Sending',
    confirming: 'Being confirmed',
    captured: 'Captured',
    canceled: 'Canceled',
    failed: 'Failed',
  },

  verdicts: {
    ready: 'Ready',
    missing: 'Not found',
    captured: 'Already captured',
    canceled: 'Already canceled',
    expired: 'Expired',
    not_authorized: 'Not authorized',
    refunded: 'Order refunded',
    disputed: 'Disputed',
    without_order: 'No order',
    under_way: 'Being confirmed',
  },
} as const;
