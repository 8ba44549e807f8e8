import { fail } from '#contract/kit/errors.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import type { Minor } from '#domain/shared/money.ts';
import type { PaymentAnswer } from '../../payment-provider.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge, Loan, PaymentIntent } from '../../provider-objects.ts';
import { changes } from './changes.ts';
import { command } from './command.ts';
import { load, loadAccount } from './loaded.ts';
import { checkAmount } from './payment-limits.ts';
import { takeMoney } from './take-money.ts';

type Request = Readonly<{ payment_intent: PaymentIntentId; amount?: Minor }>;
type Slice = Readonly<{
  account: ProviderAccount;
  intent: PaymentIntent;
  charge: Charge | undefined;
  activeLoan: Loan | undefined;
}>;

/** Takes what was held, or less. Whatever is not taken goes back to the customer, and nothing more can be taken. */
export const capturePayment = command<Request, Slice, PaymentAnswer>({
  kind: 'capture_payment',
  load: async (store, { payment_intent }) => {
    const intent = await load(store, 'payment_intent', payment_intent);
    return {
      account: await loadAccount(store),
      intent,
      charge: intent.charge === null ? undefined : await store.find('charge', intent.charge),
      activeLoan: (await store.all('loan')).find(({ fully_paid_at }) => fully_paid_at === null),
    };
  },
  decide: ({ account, intent, charge, activeLoan }, request, context) => {
    const hasLapsed = intent.capture_before !== null && intent.capture_before <= context.now;
    if (intent.status !== 'requires_capture' || !charge || hasLapsed)
      throw fail('wcpay_payment_uncapturable', { status: intent.status });
    const amount = request.amount ?? charge.amount;
    if (amount > charge.amount)
      throw fail('amount_too_large', { maximum_amount: charge.amount, currency: charge.currency });
    checkAmount(amount, charge);
    const taken = takeMoney({ account, intent, charge, activeLoan, amount }, context);
    return changes(taken.answer, taken.changes, {
      events: [
        { type: 'charge.captured', kind: 'charge', id: charge.id },
        { type: 'payment_intent.succeeded', kind: 'payment_intent', id: intent.id },
      ],
    });
  },
});
