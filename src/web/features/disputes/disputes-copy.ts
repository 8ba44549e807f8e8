import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

const list = {
  name: 'Disputes',
  things: (count: number) => (count === 1 ? 'dispute' : 'disputes'),
  failed: 'Error retrieving disputes.',
  summaryFailed: 'Error retrieving the summary of disputes.',
} as const;

export const disputesListCopy: ListCopy = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'No disputes',
    text: 'When a customer’s bank asks about a payment or takes it back, it will be listed here with the day to respond by.',
  },
};
export const awaitingListCopy: ListCopy = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Nothing awaits your response',
    text: 'Every dispute and inquiry is answered or decided. New ones appear here, and you are reminded by e-mail before their time is over.',
  },
};

export const disputesCopy = {
  title: 'Disputes',
  show: 'Show',
  awaiting: 'Awaiting response',
  all: 'All disputes',
  search: {
    label: 'Search by order number, customer name or email',
    placeholder: 'Order number, customer, email',
    anything: (text: string) => `All disputes of customers whose name or email contains “${text}”`,
  },
  status: 'Status',
  date: 'Disputed on',

  total: 'Total',
  atStake: 'At stake',
  between: ' · ',
  note: (currency: string, zone: string) => `${currency}, ${zone}`,

  details: 'Details',
  detailsOf: (amount: string, customer: string) => `Dispute details: ${amount}, ${customer}`,
  action: 'Action',
  respond: 'Respond',
  seeDetails: 'See details',
  actionFor: (action: string, amount: string, customer: string) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Last day today',
  dueSoon: (days: number) => (days === 1 ? '1 day left, due soon' : `${days} days left, due soon`),
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  noDeadline: 'No response awaited',
  noSource: 'No payment method',
  noOrder: 'No order',
  aCustomer: 'a customer',
  noCustomer: 'No customer',
  noEmail: 'No email',
  noCountry: 'No country',
  order: (number: string) => `#${number}`,

  exportTitle: (count: string) => `Export ${count} disputes?`,
  exportAction: (count: string) => `Export ${count} disputes`,
  exportQuestion: (count: number) =>
    `You are about to export ${count} disputes. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?`,
} as const;
