import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { standingOf, useActionPhase, useAskAgain } from '#web/blocks/payment-actions/action-phase.ts';
import { BeingConfirmed } from '#web/blocks/payment-actions/being-confirmed.tsx';
import { OPENS_REFUND } from '#web/blocks/payment-actions/opens-refund.ts';
import { paymentActionsCopy } from '#web/blocks/payment-actions/payment-actions-copy.ts';
import { usePaymentEnds } from '#web/blocks/payment-actions/payment-ends.ts';
import { settleSentence } from '#web/blocks/payment-actions/use-settle.ts';
import { may } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { methodOf } from './method-words.ts';
import { orderCopy } from './order-copy.ts';
import { orderRefundCopy as copy } from './order-refund-copy.ts';
import { OrderRefundDialog } from './refund-dialog.tsx';
import { refundOf, useRefundOrder } from './use-refund-order.ts';

/** The way to give a part of the order back. While nobody knows how one ended, there is no way to begin another. */
export function RefundOrder({ order }: { order: Order }) {
  const { isOpen, setIsOpen } = useRefundOpen();
  const refund = useRefundOrder(order);
  const underWay = useActionPhase(refundOf(order));
  const askAgain = useAskAgain(refundOf(order));
  const method = methodOf(order.payment);
  usePaymentEnds(({ subjects }) => subjects.includes(refundOf(order)));
  if (underWay.phase === 'idle' && (order.payment?.refundable ?? 0) === 0) return null;
  if (!may('refund')) return <RoleNote of="refund" />;
  return (
    <div className="order-refunds stack">
      <BeingConfirmed
        underWay={underWay}
        sentence={(error) =>
          underWay.verb === 'refund'
            ? paymentActionsCopy.notRefunded(order.payment?.payment_intent_id ?? '')
            : settleSentence(underWay.verb, order.number, error)
        }
        onAskAgain={askAgain}
      />
      <div className="row">
        <Button icon="refund" {...standingOf(underWay, 'refund')} onClick={() => setIsOpen(true)}>
          {copy.open}
        </Button>
        {method && <p className="subtle">{orderCopy.refundsGoTo(method)}</p>}
      </div>
      {isOpen && (
        <OrderRefundDialog
          order={order}
          onClose={() => setIsOpen(false)}
          onRefund={(wanted, note) => {
            setIsOpen(false);
            refund(wanted, note);
          }}
        />
      )}
    </div>
  );
}

/** Open from the start where the address asks for it, as the payment's page does; closed, the address no longer does. */
function useRefundOpen() {
  const isAsked = useLocation({ select: ({ hash }) => hash === OPENS_REFUND });
  const [isOpen, setIsOpen] = useState(isAsked);
  const navigate = useNavigate({ from: '/orders/$id' });
  return {
    isOpen,
    setIsOpen: (next: boolean) => {
      setIsOpen(next);
      if (isAsked && !next) void navigate({ to: '.', hash: '', replace: true });
    },
  };
}
