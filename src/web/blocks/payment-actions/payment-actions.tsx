import type { PaymentDetails } from '#contract/payments.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useActionPhase, useAskAgain } from './action-phase.ts';
import { BeingConfirmed } from './being-confirmed.tsx';
import { CapturePanel } from './capture-panel.tsx';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { usePaymentEnds } from './payment-ends.ts';
import { ReviewPanel } from './review-panel.tsx';
import { StoppedByRules } from './stopped-by-rules.tsx';
import { settleSentence } from './use-settle.ts';

/** Whatever a payment waits for, and how the last thing asked of it stands. The refund menu stands beside the amount. */
export function PaymentActions({ payment }: { payment: PaymentDetails }) {
  const underWay = useActionPhase(payment.id);
  const askAgain = useAskAgain(payment.id);
  const order = (payment.charge.order ?? payment.order)?.number ?? '';
  usePaymentEnds(({ subjects }) => subjects.includes(payment.id));
  return (
    <>
      <BeingConfirmed
        underWay={underWay}
        sentence={(error) =>
          underWay.verb === 'refund'
            ? copy.notRefunded(payment.id)
            : settleSentence(underWay.verb, order, error)
        }
        onAskAgain={askAgain}
      />
      {payment.status === 'processing' && (
        <Notice kind="info" title={copy.unconfirmedTitle}>
          {copy.unconfirmedText}
        </Notice>
      )}
      <ReviewPanel charge={payment.charge} />
      <CapturePanel payment={payment} />
      <StoppedByRules charge={payment.charge} />
    </>
  );
}
