import { type DisputeStatus, leavesRefundable } from '../disputes/dispute-status.ts';
import type { Word } from '../shared/word.ts';

/** Whether money of a charge may be given back; the first reason against it is told. */
export type RefundVerdict = 'ready' | 'not_captured' | 'refunded' | 'disputed' | 'no_amount' | 'too_much';

export type RefundFacts = Readonly<{
  status: string;
  captured: boolean;
  amount_captured: number;
  amount_refunded: number;
  disputes: readonly Readonly<{
    status: Word<DisputeStatus>;
    is_charge_refundable?: boolean | null | undefined;
  }>[];
}>;

/** What was taken, less what was given back or is on its way. A debit that bounced has gone back already. */
const leftOf = ({ status, amount_captured, amount_refunded }: RefundFacts): number =>
  status === 'failed' ? 0 : amount_captured - amount_refunded;

/** What becomes of a request to give so much back now; without an amount, everything that is left. */
export function refundVerdict(charge: RefundFacts, amount: number = leftOf(charge)): RefundVerdict {
  if (!charge.captured) return 'not_captured';
  const left = leftOf(charge);
  if (left <= 0) return 'refunded';
  if (!charge.disputes.every(leavesRefundable)) return 'disputed';
  if (!Number.isSafeInteger(amount) || amount < 1) return 'no_amount';
  return amount > left ? 'too_much' : 'ready';
}

/** The most that could be given back now. */
export const refundableAmount = (charge: RefundFacts): number =>
  refundVerdict(charge) === 'ready' ? leftOf(charge) : 0;

/** Once a part was given back, the rest is given back as a part, too. */
export const isRefundableInFull = (charge: RefundFacts): boolean =>
  charge.amount_refunded === 0 && refundVerdict(charge) === 'ready';
