import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
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
  if (charge.data) return <PaymentPage charge={charge.data} />;
  return charge.isError ? <NotLoaded read={charge} /> : <PaymentWaiting />;
}

/** An order somebody began to pay leads to its payment; one nobody did is shown as what it would be. */
export function FindByOrder({ id }: { id: number }) {
  const charge = useQuery(orderChargeQuery(id));
  if (charge.data?.payment_intent) return <ToIntent id={charge.data.payment_intent} />;
  if (charge.data) return <PaymentPage charge={charge.data} />;
  return charge.isError ? <NotLoaded read={charge} /> : <PaymentWaiting />;
}
