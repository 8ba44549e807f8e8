import type { UtcInstant } from '../shared/time.ts';
import { type Foreign, idOf, listOf, momentOf, textOf } from './foreign-fields.ts';

/** An order as it was copied. */
export type CopiedOrder = Readonly<{ id: number; order_key: string; created: UtcInstant }>;

/**
 * Whether a store at another address is the one that was copied: it has some of the same orders, and under none of their
 * numbers another one. One that was set up again from a backup lacks the newest. Where nothing was copied, nothing can be mixed up.
 */
export function isSameStore(copied: readonly CopiedOrder[], told: unknown): boolean {
  if (copied.length === 0) return true;
  const there = new Map(listOf(told).map((order) => [idOf(order.id), order]));
  const met = copied.flatMap((order) => {
    const other = there.get(order.id);
    return other ? [isSameOrder(order, other)] : [];
  });
  return met.length > 0 && met.every(Boolean);
}

/** The key of an order is drawn by chance. Where a store keeps none, the second in which it was made has to do. */
function isSameOrder({ order_key, created }: CopiedOrder, other: Foreign): boolean {
  const key = textOf(other.order_key);
  return order_key !== '' && key !== '' ? order_key === key : momentOf(other.date_created_gmt) === created;
}
