import { fail } from '#contract/kit/errors.ts';
import { paymentIntentId } from '#contract/operations.ts';
import { confirmPayment, payOrderRequest } from '../operations/money/pay-order.ts';
import { cancelPayment } from '../operations/money/settle-authorization.ts';
import { runOperation } from '../operations/run-operation.ts';
import { type Checkout, declineCheckout, getCheckout } from '../store/checkout-repository.ts';
import { asCustomer, type CheckoutDeps, unlessUnclear } from './check-out.ts';

const AUTHENTICATION_FAILED = 'authentication_required';

/** The customer's bank asked for a second factor, and the customer answered. Answered twice, it happens once. */
export async function answerSecondFactor(
  deps: CheckoutDeps,
  key: string,
  answer: 'approve' | 'refuse',
): Promise<Checkout> {
  const checkout = await getCheckout(deps.db, key);
  const { state, payment_intent_id, order_id } = checkout;
  if (state !== 'requires_action') return checkout;
  const payment = paymentIntentId.safeParse(payment_intent_id);
  if (!payment.success) throw fail('resource_missing', { kind: 'payment', id: String(payment_intent_id) });
  const { email } = payOrderRequest.parse(checkout.request).customer;
  const asking = asCustomer(deps, email, `${answer} ${payment.data}`);
  const decline = (code: string) => declineCheckout(deps, checkout, code);
  if (answer === 'approve') {
    await unlessUnclear(
      runOperation(asking, confirmPayment, { order_id, payment_intent: payment.data }),
      ({ code }) => decline(code),
    );
  } else {
    let isUnclear = true;
    const cancelled = runOperation(asking, cancelPayment, { payment_intent: payment.data }).then(() => {
      isUnclear = false;
    });
    await unlessUnclear(cancelled, async () => undefined);
    if (!isUnclear) await decline(AUTHENTICATION_FAILED);
  }
  return getCheckout(deps.db, key);
}
