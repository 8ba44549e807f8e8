type Payable = Readonly<{ total: number; currency: string; payment_intent_id: string | null }>;
type Paid = Readonly<{ amount: number; currency: string; payment_intent: string | null }>;

/**
 * Whether a payment that names an order is really of it. Anybody who takes payments with the same account may number orders as
 * we do: so the order holds on to the payment, or the payment is about the very sum of the order.
 */
export const paysOrder = (order: Payable, { amount, currency, payment_intent }: Paid): boolean =>
  (payment_intent !== null && order.payment_intent_id === payment_intent) ||
  (amount === order.total && currency === order.currency);
