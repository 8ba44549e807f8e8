import type { OrderStatus } from './order-status.ts';

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
