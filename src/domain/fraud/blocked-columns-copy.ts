import { spoken } from '../shared/spoken.ts';
import type { BlockedColumnId } from './blocked-columns.ts';

/** The heads of the list of blocked payments and of its file. */
export const blockedColumnLabels = spoken('domain/fraud/blocked-columns-copy#blockedColumnLabels', {
  created: 'Date and time',
  status: 'Status',
  rules: 'Rule',
  amount: 'Amount',
  currency: 'Currency',
  customer_name: 'Customer',
  order_id: 'Order',
  payment_intent: 'Payment ID',
} as const satisfies Record<BlockedColumnId, string>);
