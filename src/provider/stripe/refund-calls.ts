import { AppError, fail } from '#contract/errors.ts';
import type { RefundRequest } from '../payment-provider.ts';
import type { Refund } from '../provider-objects.ts';
import { refundFromStripe } from './refund-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';

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
    const told = await line.write(() => line.api.refunds.create(params, { idempotencyKey }), {
      kind: 'charge',
      id: charge,
    });
    return refundFromStripe(told);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'provider_refused')
      throw (await explained(line, request)) ?? failure;
    throw failure;
  }
}

/** Stripe refuses too much, and what was never captured, without a code; the charge itself says which it was. */
async function explained({ api, read }: StripeLine, { charge, amount }: RefundRequest) {
  const told = await read(() => api.charges.retrieve(charge), { kind: 'charge', id: charge });
  const refundable = told.amount_captured - told.amount_refunded;
  if (!told.captured) return fail('charge_not_captured');
  if (refundable <= 0) return fail('charge_already_refunded');
  if ((amount ?? 0) > refundable)
    return fail('refund_exceeds_charge', { refundable, currency: told.currency });
  return told.disputed ? fail('charge_disputed') : undefined;
}
