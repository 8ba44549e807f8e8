import { allowsRefund, type DisputeStatus } from '../disputes/dispute-status.ts';
import type { Word } from '../shared/word.ts';

type Refundable = Readonly<{
  status: string;
  captured: boolean;
  refunded: boolean;
  amount_refunded: number;
  disputes: readonly Readonly<{ status: Word<DisputeStatus> }>[];
  order: Readonly<{ number: string }> | null;
}>;

/**
 * Captured, not refunded, and without a dispute, or with one that is an open question or was won. A debit that bounced
 * has gone back to the customer already.
 */
export const isRefundable = ({ status, captured, refunded, disputes }: Refundable): boolean =>
  captured && !refunded && status !== 'failed' && disputes.every((dispute) => allowsRefund(dispute.status));

/** Once a part was given back, the rest is given back as a part, too. */
export const isRefundableInFull = (charge: Refundable): boolean =>
  isRefundable(charge) && charge.amount_refunded === 0;

/** A part is refunded on the page of the order, so there must be one. */
export const isRefundableInPart = (charge: Refundable): boolean =>
  isRefundable(charge) && charge.order !== null;
