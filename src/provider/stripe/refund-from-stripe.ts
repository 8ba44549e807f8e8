import type Stripe from 'stripe';
import { REFUND_PENDING_REASONS } from '#domain/payments/refund-pending.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { REFUND_REASONS, type Refund, type RefundStatus } from '../provider-objects.ts';
import { chargeId, intentOf, present, refundId, transactionId } from './stripe-ids.ts';

const STATUSES: readonly RefundStatus[] = ['pending', 'succeeded', 'failed', 'canceled'];

/** What tells a refund from held money that was let go: the movement behind it. */
export const REFUND_EXPANDS = ['balance_transaction'];

/** The part of a hold that was not captured: older payments tell of it as of a refund. */
export const isReversal = ({ balance_transaction }: Stripe.Refund): boolean =>
  typeof balance_transaction === 'object' &&
  balance_transaction?.reporting_category === 'partial_capture_reversal';

/** Of a hold that was cancelled or lapsed, older payments tell as of a refund that is done; but nothing has moved. */
const isLetGo = ({ status, balance_transaction }: Stripe.Refund): boolean =>
  status === 'succeeded' && balance_transaction === null;

/** Undefined for what gave no money back. A refund without a charge is of nothing we keep. */
export const refundOfMoney = (told: Stripe.Refund): Refund | undefined =>
  told.charge === null || isReversal(told) || isLetGo(told) ? undefined : refundFromStripe(told);

/** The word of the status stands in where it says more than that the refund waits. */
function pendingReasonOf({ status, pending_reason }: Stripe.Refund): Pick<Refund, 'pending_reason'> {
  const said = status === 'pending' ? pending_reason : status;
  const reason = REFUND_PENDING_REASONS.find((one) => one === said);
  return reason ? { pending_reason: reason } : {};
}

export function refundFromStripe(told: Stripe.Refund): Refund {
  const { card } = told.destination_details ?? {};
  return {
    id: present(refundId(told)),
    charge: present(chargeId(told.charge)),
    payment_intent: intentOf(told.payment_intent, told.charge),
    status: STATUSES.find((one) => one === told.status) ?? 'pending',
    amount: minor(told.amount),
    currency: currency(told.currency),
    created: epochSeconds(told.created),
    reason: REFUND_REASONS.find((one) => one === told.reason) ?? null,
    balance_transaction: transactionId(told.balance_transaction),
    failure_balance_transaction: transactionId(told.failure_balance_transaction),
    failure_reason: told.failure_reason ?? null,
    ...pendingReasonOf(told),
    acquirer_reference_number: card?.reference ?? null,
    metadata: told.metadata ?? {},
  };
}
