import type Stripe from 'stripe';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { IntentStatus, PaymentIntent } from '../provider-objects.ts';
import { chargeId, idOf, intentOf } from './stripe-ids.ts';

/** What is read together with a payment. */
export const INTENT_EXPANDS = ['latest_charge.balance_transaction', 'latest_charge.refunds'];

/** Where Stripe does not say how long a bank holds the sum, a week is what most do. */
const HOLD_DAYS = 7;

/** What waits for the customer or their bank waits; words that are new are taken for waiting as well. */
const STATUSES: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_capture: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export const latestChargeOf = ({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof latest_charge === 'object' ? latest_charge : null;

export function intentFromStripe(told: Stripe.PaymentIntent): PaymentIntent {
  const charge = latestChargeOf(told);
  const { metadata } = told;
  const payer = charge?.billing_details;
  const status = STATUSES[told.status] ?? 'requires_action';
  return {
    id: intentOf(told, null),
    status,
    amount: minor(told.amount),
    currency: currency(told.currency),
    created: epochSeconds(told.created),
    capture_method: told.capture_method === 'manual' ? 'manual' : 'automatic',
    payment_method: idOf(told.payment_method) ?? charge?.payment_method ?? '',
    charge: chargeId(told.latest_charge),
    customer: {
      name: payer?.name ?? metadata.customer_name ?? '',
      email: payer?.email ?? metadata.customer_email ?? told.receipt_email ?? '',
      country: payer?.address?.country ?? metadata.customer_country ?? '',
    },
    capture_before: status === 'requires_capture' ? captureBefore(told, charge) : null,
    cancellation_reason: reasonOf(told.cancellation_reason),
    failure_code: told.last_payment_error?.code ?? charge?.failure_code ?? null,
    metadata,
  };
}

function captureBefore({ created }: Stripe.PaymentIntent, charge: Stripe.Charge | null) {
  const { card, card_present } = charge?.payment_method_details ?? {};
  return epochSeconds(card?.capture_before ?? card_present?.capture_before ?? created + HOLD_DAYS * DAY_S);
}

const GIVEN_UP_BY_US = ['requested_by_customer', 'fraudulent'] as const;

function reasonOf(told: Stripe.PaymentIntent['cancellation_reason']): PaymentIntent['cancellation_reason'] {
  if (told === null) return null;
  return GIVEN_UP_BY_US.find((one) => one === told) ?? 'automatic';
}
