import * as z from 'zod/mini';
import { unixSeconds } from './account.ts';
import { charge } from './charge.ts';
import { chargeOrder } from './charge-order.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, storeId } from './kit/fields.ts';

export type { Charge, ChargeDispute, LedgerRow } from './charge.ts';

import { personal } from './kit/seen-by.ts';

const paymentIntent = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  status: z.string(),
  customer: z.object({ name: personal(z.nullable(z.string())), email: personal(z.nullable(z.string())) }),
  payment_method: z.nullable(z.string()),
  /** An authorization lapses at this moment; absent once it is captured or gone. */
  capture_before: z.nullable(unixSeconds),
  cancellation_reason: z.nullable(z.string()),
  metadata: personal(z.record(z.string(), z.string())),
  charge,
  order: z.nullable(chargeOrder),
});
/** A payment intent with its charge: what the page of one payment is about. */
export type PaymentDetails = z.output<typeof paymentIntent>;

const path = '/wc/v3/payments';
export const getPaymentIntent = endpoint({
  method: 'GET',
  path: `${path}/payment_intents/:id`,
  summary: 'One payment with its charge, refunds, disputes, order and the movements behind its figures',
  capability: 'see_payments',
  input: z.object({ id: z.string() }),
  reply: paymentIntent,
  errors: ['wcpay_get_charge', 'provider_unavailable'],
});

export const getCharge = endpoint({
  method: 'GET',
  path: `${path}/charges/:charge_id`,
  summary: 'One charge with its refunds, disputes, order and the movements behind its figures',
  capability: 'see_payments',
  input: z.object({ charge_id: z.string() }),
  reply: charge,
  errors: ['wcpay_get_charge', 'provider_unavailable'],
});

/** Says that the merchant looked at a payment and found it right. No money moves: what is held stays held. */
export const approveReview = endpoint({
  method: 'POST',
  path: `${path}/charges/:charge_id/approve_review`,
  summary: 'Ends the provider’s review of a payment in its favour; without an open one, nothing happens',
  capability: 'decide_held',
  class: 'write',
  input: z.object({ charge_id: z.string() }),
  reply: z.object({ charge_id: z.string(), is_open: z.boolean() }),
  errors: ['wcpay_get_charge', 'provider_unavailable', 'provider_permission_missing'],
});

export const getChargeOfOrder = endpoint({
  method: 'GET',
  path: `${path}/charges/order/:order_id`,
  summary: 'The charge an order stands for, in the shape of a charge although no bank knows of it',
  capability: 'see_payments',
  input: z.object({ order_id: storeId }),
  reply: charge,
  errors: ['wcpay_missing_order'],
});

/** What each card reader cost behind one reader fee; nothing for a fee nobody knows. */
export const listReaderCharges = endpoint({
  method: 'GET',
  path: `${path}/readers/charges/:id`,
  summary: 'What each card reader cost, by the transaction or the charge of a reader fee',
  capability: 'see_payouts',
  input: z.object({ id: z.string() }),
  reply: z.array(
    z.object({
      reader_id: z.string(),
      status: z.string(),
      count: z.int(),
      fee: z.object({ amount, currency: currencyCode }),
    }),
  ),
  errors: ['provider_unavailable'],
});
