import { spoken } from '../shared/spoken.ts';

/** The heads of the list of payouts and of its file. */
export const payoutColumnLabels = spoken('domain/payouts/payout-columns-copy#payoutColumnLabels', {
  date: 'Date',
  type: 'Type',
  amount: 'Amount',
  status: 'Status',
  bankAccount: 'Bank account',
  bank_reference_key: 'Bank reference ID',
} as const);

export const payoutColumnsCopy = spoken('domain/payouts/payout-columns-copy#payoutColumnsCopy', {
  /** Banks that print no reference leave the cell without one. */
  noReference: 'N/A',
  /** Beside the columns of the screen, a file always has these two. */
  id: 'Payout ID',
  currency: 'Currency',
} as const);
