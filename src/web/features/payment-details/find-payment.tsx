import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { Charge, PaymentDetails } from '#contract/payments.ts';
import { chargeQuery, orderChargeQuery, paymentQuery } from './payment-details-queries.ts';
import { PaymentPage } from './payment-page.tsx';
import { NotLoaded, PaymentWaiting } from './payment-waiting.tsx';

/** The same screen under the payment's own id; going back does not lead through the other address again. */
function ToIntent({ id }: { id: string }) {
  return (
    <Navigate from="/payments/transactions/details" to="." replace search={(before) => ({ ...before, id })} />
  );
}

export function FindByIntent({ id }: { id: string }) {
  const payment = useQuery(paymentQuery(id));
  if (payment.data) return <PaymentPage charge={payment.data.charge} payment={payment.data} />;
  return payment.isError ? <NotLoaded read={payment} /> : <PaymentWaiting />;
}

export function FindByCharge({ id }: { id: string }) {
  const charge = useQuery(chargeQuery(id));
  if (charge.data?.payment_intent) return <ToIntent id={charge.data.payment_intent} />;
  if (charge.data) return <PaymentPage charge={charge.data} payment={paymentOf(charge.data)} />;
  return charge.isError ? <NotLoaded read={charge} /> : <PaymentWaiting />;
}

/** A charge from before there were intents is its own payment: it can be refunded, and it has a story. */
const paymentOf = (charge: Charge): PaymentDetails => ({
  id: charge.id,
  amount: charge.amount,
  currency: charge.currency,
  created: charge.created,
  status: charge.status,
  customer: { name: charge.billing_details.name, email: charge.billing_details.email },
  payment_method: charge.payment_method,
  capture_before: null,
  cancellation_reason: null,
  metadata: charge.metadata,
  charge,
  order: charge.order,
});

/** An order somebody began to pay leads to its payment; one nobody did is shown as what it would be. */
export function FindByOrder({ id }: { id: number }) {
  const charge = useQuery(orderChargeQuery(id));
  if (charge.data?.payment_intent) return <ToIntent id={charge.data.payment_intent} />;
  if (charge.data) return <PaymentPage charge={charge.data} />;
  return charge.isError ? <NotLoaded read={charge} /> : <PaymentWaiting />;
}
