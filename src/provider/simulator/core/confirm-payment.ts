import { fail } from '#contract/kit/errors.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import type { PaymentAnswer } from '../../payment-provider.ts';
import type { Charge, PaymentIntent } from '../../provider-objects.ts';
import { command } from './command.ts';
import { authorize, type PaymentSlice } from './create-payment.ts';
import { load, loadAccount } from './loaded.ts';
import { checkStanding } from './payment-limits.ts';
import type { Reading } from './store.ts';

export type PaymentToAuthorize = PaymentSlice &
  Readonly<{ intent: PaymentIntent; charge: Charge | undefined }>;

export async function loadPayment(store: Reading, id: string): Promise<PaymentToAuthorize> {
  const intent = await load(store, 'payment_intent', id);
  const charge = intent.charge === null ? undefined : await store.find('charge', intent.charge);
  const reader = charge?.reader ? await store.find('reader', charge.reader) : undefined;
  const activeLoan = (await store.all('loan')).find(({ fully_paid_at }) => fully_paid_at === null);
  return { account: await loadAccount(store), activeLoan, reader, intent, charge };
}

type Request = Readonly<{ payment_intent: PaymentIntentId }>;

/** The customer confirmed with a second factor; now the bank is asked. */
export const confirmPayment = command<Request, PaymentToAuthorize, PaymentAnswer>({
  kind: 'confirm_payment',
  load: (store, { payment_intent }) => loadPayment(store, payment_intent),
  decide: (slice, _, context) => {
    const { intent, charge } = slice;
    if (intent.status !== 'requires_action' || !charge)
      throw fail('wcpay_payment_uncapturable', { status: intent.status });
    checkStanding(slice.account);
    return authorize(slice, intent, charge, context);
  },
});
