import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';

/** Not orders yet, or no longer: an unfinished checkout, and what was thrown away. */
const NO_ORDERS: readonly string[] = ['auto-draft', 'checkout-draft', 'draft', 'new', 'trash', ''];

const isOurs = (status: string): status is OrderStatus => ORDER_STATUSES.some((known) => known === status);

type Facts = Readonly<{ isPaid: boolean; isCompleted: boolean; total: number; refunded: number }>;

/** A store's own word, without the prefix that some versions write. */
export const storeStatus = (status: string): string => status.replace(/^wc-/, '');

/**
 * The nearest of our words. Plugins add statuses (shipped, ready for pickup), so what nobody knows is read from what happened;
 * the store's own word is kept beside it and shown. Nothing for what is no order.
 */
export function statusOf(
  word: string,
  { isPaid, isCompleted, total, refunded }: Facts,
): OrderStatus | undefined {
  if (NO_ORDERS.includes(word)) return undefined;
  if (isOurs(word)) return word;
  if (total > 0 && refunded >= total) return 'refunded';
  if (isCompleted) return 'completed';
  return isPaid ? 'processing' : 'pending';
}
