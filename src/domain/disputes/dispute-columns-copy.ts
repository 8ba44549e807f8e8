import { spoken } from '../shared/spoken.ts';

/** The heads of the list of disputes and of its file. */
export const disputeColumnLabels = spoken('domain/disputes/dispute-columns-copy#disputeColumnLabels', {
  /** Stands in every file, and in no list. */
  id: 'Dispute ID',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  reason: 'Reason',
  source: 'Source',
  order: 'Order',
  customerName: 'Customer',
  customerEmail: 'Email',
  customerCountry: 'Country',
  created: 'Disputed on',
  dueBy: 'Respond by',
} as const);
