import type { Charge } from '#contract/charge.ts';
import type { ChargeOrder } from '#contract/charge-order.ts';
import type { StoreOrder } from '#contract/orders.ts';
import { minor } from '#domain/shared/money.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { formattedAddress } from './formatted-address.ts';
import type { StoredIntent } from './stored-objects.ts';

type Told = Pick<
  Charge,
  'id' | 'amount' | 'currency' | 'created' | 'status' | 'payment_intent' | 'order' | 'billing_details'
>;

/** What no bank knows of yet, in the shape of a charge: nothing was paid, so nothing moved. */
const synthetic = (told: Told): Charge => ({
  ...told,
  synthetic: true,
  amount_captured: minor(0),
  amount_refunded: minor(0),
  application_fee_amount: minor(0),
  balance_transaction: null,
  paid: false,
  captured: false,
  refunded: false,
  disputed: false,
  refunds: null,
  dispute: null,
  disputes: [],
  outcome: null,
  screening: null,
  shipping: null,
  paydown: null,
  deposit: null,
  payment_method: null,
  payment_method_details: { type: 'card', identifier: null },
  failure_code: null,
  channel: 'online',
  source_device: null,
  transactions: [],
  metadata: {},
});

export function chargeOfOrder(
  order: StoreOrder,
  info: ChargeOrder,
  intentStatus: string | undefined,
): Charge {
  const { billing } = order;
  const address = billing && {
    line1: billing.address_1,
    line2: null,
    city: billing.city,
    state: billing.state,
    postal_code: billing.postcode,
    country: billing.country,
  };
  const payer = { name: order.customer_name, email: order.customer_email, phone: null };
  return synthetic({
    id: String(order.id),
    amount: order.total,
    currency: order.currency,
    created: secondsOf(order.date_created),
    status: intentStatus ?? order.status,
    payment_intent: order.payment_intent_id,
    order: info,
    billing_details: {
      ...payer,
      country: billing?.country ?? null,
      address,
      formatted_address: formattedAddress({ ...payer, country: null, address }),
    },
  });
}

/** A payment whose customer never got as far as a bank. */
export function chargeOfIntent(intent: StoredIntent, order: ChargeOrder | null): Charge {
  const { name, email, country } = intent.customer;
  const payer = { name: name ?? null, email: email ?? null, phone: null, country: country ?? null };
  return {
    ...synthetic({
      id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      created: intent.created,
      status: intent.status,
      payment_intent: intent.id,
      order,
      billing_details: { ...payer, address: null, formatted_address: '' },
    }),
    payment_method: intent.payment_method,
  };
}
