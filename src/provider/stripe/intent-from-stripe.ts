import type Stripe from 'stripe';
import type { IntentStatus } from '#domain/payments/intent-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentIntent } from '../provider-objects.ts';
import { countryCode } from './payment-notes.ts';
import { chargeId, idOf, intentOf } from './stripe-ids.ts';

/** What is read together with a payment that is walked past. */
export const INTENT_EXPANDS = ['latest_charge'];
/** What is read together with a payment that was just made or changed: its charge is kept as well. */
export const ANSWER_EXPANDS = ['latest_charge.balance_transaction', 'latest_charge.refunds'];

/** Where Stripe does not say how long the money is held: so long by the method, and a week for most. */
const HOLD_DAYS = 7;
const HOLD_DAYS_OF: Readonly<Record<string, number>> = {
  card_present: 2,
  interac_present: 2,
  paypal: 10,
  afterpay_clearpay: 13,
  klarna: 28,
  affirm: 30,
};

/** What waits for the customer waits; words that are new are taken for waiting as well. */
const STATUSES: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_capture: 'requires_capture',
  processing: 'processing',
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
      country: countryCode(payer?.address?.country) || countryCode(metadata.customer_country),
    },
    capture_before: status === 'requires_capture' ? captureBefore(told, charge) : null,
    cancellation_reason: reasonOf(told.cancellation_reason),
    failure_code: told.last_payment_error?.code ?? charge?.failure_code ?? null,
    metadata,
  };
}

/** Each method says it in its own part, or not at all; a hold begins with the charge, which may be younger than the payment. */
function captureBefore({ created }: Stripe.PaymentIntent, charge: Stripe.Charge | null) {
  const details = charge?.payment_method_details;
  const own: unknown = Object.entries(details ?? {}).find(([name]) => name === details?.type)?.[1];
  const isSaid = typeof own === 'object' && own !== null && 'capture_before' in own;
  if (isSaid && typeof own.capture_before === 'number') return epochSeconds(own.capture_before);
  const days = HOLD_DAYS_OF[details?.type ?? ''] ?? HOLD_DAYS;
  return epochSeconds((charge?.created ?? created) + days * DAY_S);
}

const GIVEN_UP_BY_US = ['requested_by_customer', 'fraudulent'] as const;

function reasonOf(told: Stripe.PaymentIntent['cancellation_reason']): PaymentIntent['cancellation_reason'] {
  if (told === null) return null;
  return GIVEN_UP_BY_US.find((one) => one === told) ?? 'automatic';
}
