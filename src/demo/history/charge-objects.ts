import { minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Address, ChargeOutcome, Metadata, RiskName } from '#provider/payment-details.ts';
import type { Charge, PaymentIntent, ReaderId } from '#provider/provider-objects.ts';
import { outcomeOf } from '#provider/simulator/core/payment-means.ts';
import { RECURRING } from '#provider/simulator/core/take-money.ts';
import { refundedOf } from './aftermath.ts';
import type { Aftermath } from './aftermath-parts.ts';
import type { Origin } from './order-origin.ts';
import type { Sale } from './sale.ts';
import type { SaleIds } from './sale-ids.ts';

/** What the provider writes down of an attempt to pay, whatever comes of it. */
export type Attempt = Readonly<{
  sale: Sale;
  ids: SaleIds;
  order_id: number;
  /** When the customer pressed the button; the money may be taken later. */
  at: EpochSeconds;
  origin: Origin;
  screening: Charge['screening'];
  reader: ReaderId | null;
}>;

const RISK_NAMES: readonly RiskName[] = ['normal', 'elevated', 'highest'];
const riskName = ({ wallet }: Sale): RiskName =>
  wallet.risk_level === null ? 'not_assessed' : (RISK_NAMES[wallet.risk_level] ?? 'normal');

export const outcomeOfSale = (
  sale: Sale,
  type: ChargeOutcome['type'],
  reason: string | null,
): ChargeOutcome => outcomeOf(type, riskName(sale), reason);

const paymentMethodOf = ({ wallet: { method } }: Sale): string =>
  method.kind === 'card' ? `pm_card_${method.source}` : `pm_${method.source}`;

function billingAddress(sale: Sale): Address | null {
  // Nobody writes down an address at the counter.
  if (sale.channel !== 'online') return null;
  const { address_1, city, state, postcode, country } = sale.customer.address;
  return { line1: address_1, city, state, postal_code: postcode, country };
}

const metadataOf = ({ sale, order_id }: Attempt): Metadata => ({
  order_id: String(order_id),
  ...(sale.isSubscription && RECURRING),
  ...(sale.channel === 'in_person' && {
    reader_model: sale.source_device === null ? 'STRIPE_M2' : 'COTS_DEVICE',
    platform: sale.source_device ?? 'ios',
  }),
});

/** An intent that waits for its first answer; whoever makes it says what came of it. */
export function intentOf(
  attempt: Attempt,
  differences: Pick<PaymentIntent, 'status'> & Partial<PaymentIntent>,
): PaymentIntent {
  const { sale, ids, at } = attempt;
  const { name, email, country } = sale.customer;
  return {
    id: ids.payment_intent,
    amount: sale.customer_amount,
    currency: sale.customer_currency,
    created: at,
    capture_method: 'automatic',
    payment_method: paymentMethodOf(sale),
    charge: ids.charge,
    customer: { name, email, country: country.code },
    capture_before: null,
    cancellation_reason: null,
    failure_code: null,
    metadata: metadataOf(attempt),
    ...differences,
  };
}

/** A charge that the bank approved and nobody has taken yet. */
export function chargeOf(attempt: Attempt, differences: Partial<Charge>): Charge {
  const { sale, ids, at, screening, reader } = attempt;
  const { name, email, country } = sale.customer;
  return {
    id: ids.charge,
    payment_intent: ids.payment_intent,
    status: 'succeeded',
    amount: sale.customer_amount,
    amount_captured: minor(0),
    amount_refunded: minor(0),
    currency: sale.customer_currency,
    created: at,
    paid: true,
    captured: false,
    refunded: false,
    disputed: false,
    settlement_currency: sale.currency,
    exchange_rate: sale.exchange_rate,
    balance_transaction: null,
    application_fee_amount: minor(0),
    refunds: [],
    disputes: [],
    payment_method: paymentMethodOf(sale),
    payment_method_details: sale.wallet.details,
    billing_details: { name, email, country: country.code, address: billingAddress(sale) },
    outcome: outcomeOfSale(sale, 'authorized', null),
    failure_code: null,
    channel: sale.channel,
    source_device: sale.source_device,
    reader,
    paydown: null,
    screening,
    metadata: metadataOf(attempt),
    ...differences,
  };
}

/** A charge whose money was taken, as it stands after everything that came of it. */
export function paidCharge(attempt: Attempt, aftermath: Aftermath, paydown: Charge['paydown']): Charge {
  const { sale, ids } = attempt;
  const amount_refunded = refundedOf(aftermath);
  return chargeOf(attempt, {
    amount_captured: sale.customer_amount,
    amount_refunded: minor(amount_refunded),
    captured: true,
    refunded: amount_refunded === sale.customer_amount,
    disputed: aftermath.disputes.length > 0,
    balance_transaction: ids.transaction,
    application_fee_amount: sale.fees,
    refunds: aftermath.refunds.map(({ id }) => id),
    disputes: aftermath.disputes.map(({ id }) => id),
    paydown,
    ...(aftermath.isBounced && { status: 'failed', paid: false, failure_code: 'insufficient_funds' }),
  });
}
