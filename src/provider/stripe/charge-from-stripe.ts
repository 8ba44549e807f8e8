import type Stripe from 'stripe';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Address, ChargeReview } from '../payment-details.ts';
import type { Charge } from '../provider-objects.ts';
import { methodFromStripe, outcomeFromStripe } from './method-from-stripe.ts';
import { countryCode, screeningOf } from './payment-notes.ts';
import { rateOf } from './rate-from-stripe.ts';
import { chargeId, disputeId, intentOf, present, readerId, refundId, transactionId } from './stripe-ids.ts';

/** What is read together with a charge. */
export const CHARGE_EXPANDS = ['balance_transaction', 'refunds'];

const STATUSES: readonly Charge['status'][] = ['succeeded', 'pending', 'failed'];
const DEVICES: readonly NonNullable<Charge['source_device']>[] = ['ios', 'android'];

/** What belongs to a charge, the oldest first; `reversed` is what a partial capture gave back and Stripe counts as refunded. */
type Around = Readonly<{
  disputes: readonly string[];
  refunds: readonly string[];
  reversed: number;
  review?: ChargeReview | undefined;
}>;

export function chargeFromStripe(told: Stripe.Charge, around: Around): Charge {
  const { disputes, refunds, reversed, review } = around;
  const movement = typeof told.balance_transaction === 'object' ? told.balance_transaction : null;
  const { metadata } = told;
  const { card_present, interac_present } = told.payment_method_details ?? {};
  return {
    id: present(chargeId(told)),
    livemode: told.livemode,
    payment_intent: intentOf(told.payment_intent, told.id),
    status: STATUSES.find((one) => one === told.status) ?? 'pending',
    ...amountsOf(told, reversed),
    currency: currency(told.currency),
    created: epochSeconds(told.created),
    paid: told.paid,
    captured: told.captured,
    disputed: told.disputed,
    settlement_currency: currency(movement?.currency ?? told.currency),
    exchange_rate: movement && rateOf(movement, told.currency),
    balance_transaction: transactionId(told.balance_transaction),
    application_fee_amount: minor(told.application_fee_amount ?? 0),
    refunds: refunds.map((id) => present(refundId(id))),
    disputes: disputes.map((id) => present(disputeId(id))),
    payment_method: told.payment_method ?? '',
    payment_method_details: methodFromStripe(told.payment_method_details),
    billing_details: billingOf(told),
    outcome: outcomeFromStripe(told),
    ...(review && { review }),
    failure_code: told.failure_code,
    channel: channelOf(metadata, Boolean(card_present ?? interac_present)),
    source_device: DEVICES.find((one) => one === metadata.source_device) ?? null,
    reader: readerId(card_present?.reader ?? interac_present?.reader ?? null),
    paydown: null,
    screening: screeningOf(metadata),
    metadata,
  };
}

/**
 * Held money that was let go is no refund, although older payments say so of it: nobody was charged. The part of a hold that was
 * not captured is none either. A card may be captured for more than was held; then that is the amount.
 */
function amountsOf(told: Stripe.Charge, reversed: number) {
  const captured = told.captured ? (told.amount_captured ?? told.amount) : 0;
  const counted = told.captured ? told.amount_refunded : 0;
  /** Whatever is beyond what was captured was never the customer's money. */
  const back = Math.min(counted - reversed, captured);
  return {
    amount: captured > minor(told.amount) ? minor(captured) : minor(told.amount),
    amount_captured: minor(captured),
    amount_refunded: minor(Math.max(0, back)),
    refunded: told.captured && captured > 0 && back >= captured,
  };
}

function channelOf({ channel }: Stripe.Metadata, isCardPresent: boolean): Charge['channel'] {
  if (channel === 'in_person' || channel === 'in_person_pos') return channel;
  return isCardPresent ? 'in_person' : 'online';
}

/** A checkout that asks for no address leaves these empty; what the order said then stands in. */
function billingOf({ billing_details: told, metadata, payment_method_details }: Stripe.Charge) {
  const country =
    [told.address?.country, metadata.customer_country, payment_method_details?.card?.country]
      .map(countryCode)
      .find(Boolean) ?? '';
  return {
    name: told.name ?? metadata.customer_name ?? '',
    email: told.email ?? metadata.customer_email ?? '',
    country,
    ...(told.phone && { phone: told.phone }),
    address: told.address && addressOf(told.address, country),
  };
}

function addressOf(told: Stripe.Address, country: string): Address | null {
  const { line1, line2, city, state, postal_code } = told;
  if (!(line1 || city || postal_code)) return null;
  return {
    ...(line1 && { line1 }),
    ...(line2 && { line2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postal_code && { postal_code }),
    country,
  };
}
