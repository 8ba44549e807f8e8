import { spoken } from '../shared/spoken.ts';
import type { OrderStatus } from './order-status.ts';

/** How an order stands, by the store's word for it. */
export const orderStatusLabel = spoken('domain/orders/order-status-mark-copy#orderStatusLabel', {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<OrderStatus, string>);

export const orderMarkCopy = spoken('domain/orders/order-status-mark-copy#orderMarkCopy', {
  /** Stands beside the status: a completed order whose money is gone is not done. */
  disputed: 'Disputed',
  /** Stands beside the status of an order that was paid in a sandbox. */
  testOrder: 'Test order',
} as const);
