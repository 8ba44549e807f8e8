import { Suspense, useState } from 'react';
import type { PaymentDetails } from '#contract/payments.ts';
import { isRefundableInFull, refundableAmount } from '#domain/payments/refund-verdict.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { money } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { later } from '#web/ui/later.ts';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { adminAddress } from '../../shared/admin-address.ts';
import { may } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { track } from '../../shared/track.ts';
import { standingOf, useActionPhase } from './action-phase.ts';
import { OPENS_REFUND } from './opens-refund.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { useRefund } from './use-refund.ts';

const RefundDialog = later(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** A payment can be given back in full here; a part of it is given back on the page of its order. */
export function RefundMenu({ payment }: { payment: PaymentDetails }) {
  const { charge } = payment;
  const order = charge.order ?? payment.order;
  const [isAsking, setIsAsking] = useState(false);
  const amount = money(refundableAmount(charge), charge.currency);
  const charge_id = charge.id as ChargeId; // Shown only for a charge the provider made.
  const start = useRefund({
    charge_id,
    payment: payment.id,
    money: amount,
    order_id: order?.id,
  });
  const underWay = useActionPhase(payment.id);
  const entries: MenuEntry[] = [];
  if (isRefundableInFull(charge)) {
    entries.push({ id: 'full', label: copy.refundInFull, onPress: () => setIsAsking(true) });
  }
  if (order && amount.amount > 0) {
    const href = `${adminAddress(order.url)}#${OPENS_REFUND}`;
    entries.push({
      id: 'part',
      label: copy.refundInPart,
      href,
      onPress: () => track('payments_transactions_details_partial_refund', { order_id: order.id }),
    });
  }
  if (entries.length === 0) return null;
  if (!may('refund')) return <RoleNote of="refund" hint={copy.noRefund} />;

  return (
    <>
      <Menu
        label={copy.refundMenu}
        groups={[entries]}
        trigger={(props) => (
          <Button {...props} iconEnd="down" {...standingOf(underWay, 'refund')}>
            {copy.refund}
          </Button>
        )}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <RefundDialog
            charge_id={charge_id}
            amount={amount}
            onClose={() => setIsAsking(false)}
            onRefund={(reason, note) => {
              setIsAsking(false);
              start(reason, note);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
