import type { PaymentDetails } from '#contract/payments.ts';
import { useActionPhase, useAskAgain } from './action-phase.ts';
import { BeingConfirmed } from './being-confirmed.tsx';
import { CapturePanel } from './capture-panel.tsx';

/** Whatever a payment waits for, and how the last thing asked of it stands. The refund menu stands beside the amount. */
export function PaymentActions({ payment }: { payment: PaymentDetails }) {
  const { phase } = useActionPhase(payment.id);
  const askAgain = useAskAgain(payment.id);
  return (
    <>
      <BeingConfirmed phase={phase} onAskAgain={askAgain} />
      <CapturePanel payment={payment} />
    </>
  );
}
