import type { OrderStatus } from './order-status.ts';

export const orderStatusLabel = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<OrderStatus, string>;

/** Stands beside the status: a completed order whose money is gone is not done. */
export const ORDER_DISPUTED = 'Disputed';

export type OrderStatusStyle = 'pending' | 'primary' | 'warning' | 'success' | 'light' | 'alert';

/** Work to do stands out, what is done is calm, and what went wrong is red. */
export const orderStatusStyle = {
  pending: 'pending',
  processing: 'primary',
  'on-hold': 'warning',
  completed: 'success',
  cancelled: 'light',
  refunded: 'light',
  failed: 'alert',
} as const satisfies Record<OrderStatus, OrderStatusStyle>;
