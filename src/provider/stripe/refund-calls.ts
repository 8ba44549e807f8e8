import { AppError } from '#contract/kit/errors.ts';
import { refundRefusal } from '#contract/refund-refusal.ts';
import type { RefundRequest } from '../payment-provider.ts';
import type { Refund } from '../provider-objects.ts';
import { disputeStatusOf } from './dispute-from-stripe.ts';
import { refundFromStripe } from './refund-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';
import { disputesOf } from './whole-charge.ts';

/** A reason Stripe does not know is left out; what the merchant wrote is kept as metadata. */
export async function refundCharge(line: StripeLine, request: RefundRequest): Promise<Refund> {
  const { charge, amount, reason, metadata, idempotencyKey } = request;
  const params = {
    charge,
    ...(amount !== undefined && { amount }),
    ...(reason && { reason }),
    ...(metadata && { metadata: { ...metadata } }),
  };
  try {
    const answer = await line.write(() => line.api.refunds.create(params, { idempotencyKey }), {
      kind: 'charge',
      id: charge,
    });
    return refundFromStripe(answer);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'provider_refused')
      throw (await explained(line, request)) ?? failure;
    throw failure;
  }
}

/** Stripe refuses too much, and what was never captured, without a code; the charge itself says which it was. */
async function explained(line: StripeLine, { charge, amount }: RefundRequest) {
  const answer = await line.read(() => line.api.charges.retrieve(charge), { kind: 'charge', id: charge });
  const disputes = answer.disputed ? await disputesOf(line, charge) : [];
  const facts = {
    ...answer,
    disputes: disputes.map((one) => ({
      status: disputeStatusOf(one),
      is_charge_refundable: one.is_charge_refundable,
    })),
  };
  return refundRefusal(facts, amount);
}
