import { type Foreign, metaOf, textOf } from './foreign-fields.ts';

/** Which payment an order says it was paid with: the intent, or only the charge. */
export type NamedPayment = Readonly<{ payment_intent_id: string | null; charge_id: string | null }>;

const INTENT = /^pi_\w{1,100}$/;
const CHARGE = /^(?:ch|py)_\w{1,100}$/;

/** Where the Stripe gateway and WooPayments write it; the one has the charge as its transaction, the other the intent. */
const INTENT_KEYS = ['_stripe_intent_id', '_intent_id'] as const;
const CHARGE_KEYS = ['_charge_id'] as const;

export function paymentNamedBy(order: Foreign): NamedPayment {
  const transaction = textOf(order.transaction_id);
  const firstOf = (form: RegExp, keys: readonly string[]): string | null =>
    [metaOf(order, keys), transaction].find((text) => form.test(text)) ?? null;
  return { payment_intent_id: firstOf(INTENT, INTENT_KEYS), charge_id: firstOf(CHARGE, CHARGE_KEYS) };
}
