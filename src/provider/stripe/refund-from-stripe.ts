import type Stripe from 'stripe';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { REFUND_REASONS, type Refund, type RefundStatus } from '../provider-objects.ts';
import { chargeId, intentOf, present, refundId, transactionId } from './stripe-ids.ts';

const STATUSES: readonly RefundStatus[] = ['pending', 'succeeded', 'failed', 'canceled'];

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
    acquirer_reference_number: card?.reference ?? null,
    metadata: told.metadata ?? {},
  };
}
