import type { Word } from '../shared/word.ts';
import type { OrderStatus } from './order-status.ts';

/** One movement of money about an order: what it was, and by how much it changed what the customer paid. */
type Movement = Readonly<{ type: string; customer_amount: number }>;

export type OrderPaymentState = 'unpaid' | 'paid' | 'partly_refunded' | 'refunded' | 'disputed' | 'elsewhere';

const SALES: readonly string[] = ['charge', 'payment'];
/** A refund that failed comes back as a movement of its own, so the sum of these is what was really given back. */
const REFUNDS: readonly string[] = ['refund', 'payment_refund', 'refund_failure', 'payment_failure_refund'];
const DISPUTES: readonly string[] = ['dispute', 'dispute_reversal'];

const sumOf = (movements: readonly Movement[], types: readonly string[]): number =>
  movements.reduce(
    (sum, { type, customer_amount }) => (types.includes(type) ? sum + customer_amount : sum),
    0,
  );

/** What the customer has got back by refunds. Money that a bank took back in a dispute is no refund. */
export function refundedAmount(movements: readonly Movement[]): number {
  const refunded = -sumOf(movements, REFUNDS);
  return refunded === 0 ? 0 : refunded;
}

/** What banks have taken back in disputes and not returned. */
export function disputedAmount(movements: readonly Movement[]): number {
  const taken = -sumOf(movements, DISPUTES);
  return taken === 0 ? 0 : taken;
}

/** How an order stands with its money. A dispute counts until the bank gives the money back. */
export function orderPaymentState(movements: readonly Movement[]): OrderPaymentState {
  const paid = sumOf(movements, SALES);
  if (paid === 0) return 'unpaid';
  if (disputedAmount(movements) > 0) return 'disputed';
  const refunded = refundedAmount(movements);
  if (refunded === 0) return 'paid';
  return refunded < paid ? 'partly_refunded' : 'refunded';
}

/** The store says these of an order only after it was paid. */
const PAID_STATUSES: readonly string[] = ['processing', 'completed', 'refunded'] satisfies OrderStatus[];

type Told = Readonly<{
  status: Word<OrderStatus>;
  payment_intent_id: string | null;
  refunds: readonly unknown[];
  payment: Readonly<{ movements: readonly Movement[] }> | null;
}>;

/**
 * How an order stands by everything that is known of it. Where the store has seen it paid and the connected account has no
 * movement of it, the payment was made elsewhere: nobody may say that no money has moved.
 */
export function orderMoneyState({ status, payment_intent_id, refunds, payment }: Told): OrderPaymentState {
  if (payment) return orderPaymentState(payment.movements);
  const wasPaid = payment_intent_id !== null && (refunds.length > 0 || PAID_STATUSES.includes(status));
  return wasPaid ? 'elsewhere' : 'unpaid';
}
