import { AppError, type ErrorCode } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { currency, minor } from '#domain/shared/money.ts';
import type { PaymentAnswer, PaymentProvider, PaymentRequest } from '#provider/payment-provider.ts';
import type { Charge } from '#provider/provider-objects.ts';

/**
 * What a promise is checked on: an account that may sell and be paid out in usd, with nothing in it yet, and a way to
 * let time pass. Money paid with `pm_card_bypassPending` is available at once.
 */
export type ConformanceBench = Readonly<{
  provider: PaymentProvider;
  wait(seconds: number): Promise<unknown>;
}>;
export type ProviderPromise = Readonly<{ name: string; holds(bench: ConformanceBench): Promise<void> }>;

export const usd = currency('usd');
const CUSTOMER = { name: 'Grace Hopper', email: 'grace@example.com', country: 'US' };

export const request = (differences: Partial<PaymentRequest> = {}): PaymentRequest => ({
  idempotencyKey: 'pay-1',
  amount: minor(10_000),
  currency: usd,
  payment_method: 'pm_card_visa',
  capture: 'automatic',
  customer: CUSTOMER,
  metadata: { order_id: '12' },
  ...differences,
});

export const chargeOf = ({ charge }: PaymentAnswer): Charge => {
  assert(charge, 'a payment has a charge');
  return charge;
};

async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'nothing'> {
  try {
    await attempt;
    return 'nothing';
  } catch (failure) {
    if (failure instanceof AppError) return failure.code;
    throw failure;
  }
}
export async function refuses(attempt: Promise<unknown>, code: ErrorCode): Promise<void> {
  const met = await refusal(attempt);
  assert(met === code, `refused with ${code}, not ${met}`);
}

export const promise = (name: string, holds: ProviderPromise['holds']): ProviderPromise => ({ name, holds });
