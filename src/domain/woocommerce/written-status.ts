import type { OrderStatus } from '../orders/order-status.ts';

/** What the provider has of an order's money: nothing, some that is held or on its way, or all of it. */
export type MoneyOfOrder = 'none' | 'open' | 'taken';

export type StatusRefusal = 'refund' | 'held' | 'paid' | 'given_back' | 'left';

type Change = Readonly<{
  from: OrderStatus;
  to: OrderStatus;
  money: MoneyOfOrder;
  /** Paid in a sandbox that the merchant has left. */
  isOfSandboxLeft?: boolean;
}>;

/**
 * Why a tool may not write this status on an order; nothing where it may. In other stores some of these move money by
 * themselves: a held payment is captured or let go. Here a status never does, so one that would pretend to is refused.
 */
export function statusRefusal({ from, to, money, isOfSandboxLeft }: Change): StatusRefusal | undefined {
  if (from === to) return undefined;
  if (isOfSandboxLeft) return 'left';
  if (to === 'refunded') return 'refund';
  if (from === 'refunded') return 'given_back';
  if (money === 'open') return 'held';
  // It would be offered for payment a second time.
  if (money === 'taken' && (to === 'pending' || to === 'failed')) return 'paid';
  return undefined;
}

/** Goods of an order in these have left the shelf. */
export const hasTakenStock = (status: OrderStatus): boolean =>
  status === 'processing' || status === 'completed' || status === 'on-hold';
