import type { HistoryMovement, HistoryRefund, PaymentHistory } from '../payment-history.ts';
import type { TimelineEvent } from './timeline-event.ts';
import { movedDetails } from './timeline-movement.ts';

type Movements = ReadonlyMap<string, HistoryMovement>;

/** Each refund when it was made, and again if the money came back. */
export function refundEvents({ charges, refunds, movements }: PaymentHistory): TimelineEvent[] {
  const byId: Movements = new Map(movements.map((movement) => [movement.transaction_id, movement]));
  return charges.flatMap((charge) => {
    const own = refunds.filter((refund) => refund.charge === charge.id);
    const oldestFirst = own.toSorted((a, b) => a.created - b.created);
    return oldestFirst.flatMap((refund, position) => {
      const standing = oldestFirst.slice(0, position).filter((one) => !isBack(one, byId, refund.created));
      const before = standing.reduce((sum, { amount }) => sum + amount, 0);
      const isFull = before + refund.amount >= charge.amount_captured;
      return [refundEvent(refund, isFull, byId), ...failedEvents(refund, byId)];
    });
  });
}

/** A refund that had failed by then was never paid back. */
const isBack = (refund: HistoryRefund, movements: Movements, by: number): boolean => {
  if (refund.status === 'canceled') return true;
  if (refund.status !== 'failed') return false;
  return (failedAt(refund, movements) ?? refund.created) <= by;
};

const failedAt = ({ failure_balance_transaction: id }: HistoryRefund, movements: Movements) =>
  id === null ? undefined : movements.get(id)?.at;

const reference = ({ acquirer_reference_number, status }: HistoryRefund) =>
  ({
    acquirer_reference_number,
    acquirer_reference_number_status: acquirer_reference_number
      ? 'available'
      : status === 'pending'
        ? 'pending'
        : 'unavailable',
  }) as const;

function refundEvent(refund: HistoryRefund, isFull: boolean, movements: Movements): TimelineEvent {
  const moved = refund.balance_transaction === null ? undefined : movements.get(refund.balance_transaction);
  return {
    type: isFull ? 'full_refund' : 'partial_refund',
    datetime: refund.created,
    currency: refund.currency,
    amount_refunded: refund.amount,
    ...(moved && { transaction_details: movedDetails(moved) }),
    deposit: moved?.deposit ?? null,
    ...(refund.status === 'pending' && { pending_reason: refund.pending_reason }),
    ...reference(refund),
  };
}

function failedEvents(refund: HistoryRefund, movements: Movements): TimelineEvent[] {
  if (refund.status !== 'failed') return [];
  return [
    {
      type: 'refund_failed',
      datetime: failedAt(refund, movements) ?? refund.created,
      currency: refund.currency,
      amount_refunded: refund.amount,
      failure_reason: refund.failure_reason,
      ...reference(refund),
    },
  ];
}
