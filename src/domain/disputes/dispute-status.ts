import type { Word } from '../shared/word.ts';

/** What a bank's question or claim about a payment has come to. Inquiries carry `warning` in front. */
export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'charge_refunded',
  'won',
  'lost',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Why a customer, or their bank, takes a payment back. */
export const DISPUTE_REASONS = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** An inquiry asks and takes no money yet. */
export const isInquiry = (status: Word<DisputeStatus>): boolean => status.startsWith('warning');

/** The merchant's answer is awaited; every other status only waits for the bank or is over. */
export const isAwaitingResponse = (status: Word<DisputeStatus>): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

export const isUnderReview = (status: Word<DisputeStatus>): boolean =>
  status === 'under_review' || status === 'warning_under_review';

/** Accepting gives the money up for good, so it is offered for claims alone: an inquiry is settled by a refund. */
export const canBeAccepted = (status: Word<DisputeStatus>): boolean => status === 'needs_response';

/** A charge may be refunded while its dispute is still only a question that awaits an answer, or after it was won. */
export const allowsRefund = (status: Word<DisputeStatus>): boolean =>
  status === 'warning_needs_response' || status === 'won';

type RunningDispute = Readonly<{
  status: Word<DisputeStatus>;
  /** What the provider itself says of it, where it does. */
  is_charge_refundable?: boolean | null | undefined;
}>;

/** While a dispute runs, the provider's own word decides whether its charge may be refunded; else what it has come to does. */
export const leavesRefundable = ({ status, is_charge_refundable }: RunningDispute): boolean =>
  isAwaitingResponse(status) || isUnderReview(status)
    ? (is_charge_refundable ?? allowsRefund(status))
    : allowsRefund(status);

/** Where each status may lead. What leads nowhere is final. */
export const DISPUTE_TRANSITIONS: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response', 'charge_refunded'],
  warning_under_review: ['warning_closed', 'needs_response'],
  warning_closed: [],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  charge_refunded: [],
  won: [],
  lost: [],
};
