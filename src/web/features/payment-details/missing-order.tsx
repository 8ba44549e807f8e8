import type { Charge } from '#contract/payments.ts';
import { missingOrderCase } from '#domain/payments/missing-order.ts';
import { Notice } from '#web/ui/notice.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

/** A sale that belongs to no order of this store may be somebody's mistake, or worse. */
export function MissingOrder({ charge }: { charge: Charge }) {
  const found = missingOrderCase(charge);
  if (!found) return null;
  return (
    <Notice kind="warning" title={copy.notConnected}>
      {found === 'refunded' ? copy.hasBeenRefunded : copy.investigate}
    </Notice>
  );
}
