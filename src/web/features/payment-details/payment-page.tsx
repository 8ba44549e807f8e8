import { Suspense } from 'react';
import type { Charge, PaymentDetails } from '#contract/payments.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { money } from '#domain/shared/money.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { PaymentActions } from '#web/blocks/payment-actions/payment-actions.tsx';
import { RefundMenu } from '#web/blocks/payment-actions/refund-menu.tsx';
import { ReceiptButton } from '#web/blocks/receipt/receipt-button.tsx';
import { TeamNotes } from '#web/blocks/team-notes/team-notes.tsx';
import { adminAddress } from '#web/shared/admin-address.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { later } from '#web/ui/later.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MissingOrder } from './missing-order.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';

/** Few payments are disputed: the others need not carry what is said about it. */
const DisputePanels = later(
  async () => (await import('#web/blocks/dispute-panel/dispute-panels.tsx')).DisputePanels,
);

type PaymentPageProps = Readonly<{
  charge: Charge;
  /** Absent where an order stands for a payment nobody has begun. */
  payment?: PaymentDetails;
}>;

/** Everything about one payment: what it came to, what waits for the merchant, what happened. */
export function PaymentPage({ charge, payment }: PaymentPageProps) {
  const title = charge.order
    ? copy.paymentFor(charge.order.number)
    : copy.ofAmount(moneyWords(money(charge.amount, charge.currency), true));
  useDocumentTitle(title);
  const showsTimeline = payment !== undefined && pageSettings().featureFlags.paymentTimeline;
  // What awaits an answer comes before everything else on the page.
  const awaits = charge.disputes.some(({ status }) => isAwaitingResponse(status));
  // Moved, never made anew: a panel that is mounted as its dispute ends would not tell how what it waited for has ended.
  const disputes = charge.disputes.length > 0 && (
    <Suspense
      key="disputes"
      fallback={
        <Card label={copy.loading}>
          <Skeleton count={5} label={copy.loading} />
        </Card>
      }
    >
      <DisputePanels ids={charge.disputes.map(({ id }) => id)} />
    </Suspense>
  );
  return (
    <Page
      title={title}
      actions={
        <>
          {payment && <RefundMenu payment={payment} />}
          {charge.captured && <ReceiptButton id={charge.order?.id ?? charge.id} />}
          {charge.order && (
            <LinkButton href={adminAddress(charge.order.url)} iconEnd="right">
              {copy.viewOrder}
            </LinkButton>
          )}
        </>
      }
      notices={<MissingOrder charge={charge} />}
    >
      <div className="split">
        <div className="stack">
          {awaits && disputes}
          <PaymentSummary charge={charge} intentStatus={payment?.status ?? null} />
          {payment && <PaymentActions payment={payment} />}
          {payment && <WaitingApprovals subject={payment.id} />}
          {!awaits && disputes}
          {showsTimeline && <PaymentTimeline id={payment.id} />}
          {payment && <TeamNotes object_kind="payment" object_id={payment.id} />}
        </div>
        <div className="stack">
          <PaymentFacts charge={charge} />
          {!charge.synthetic && <PaymentMethodCard charge={charge} />}
        </div>
      </div>
    </Page>
  );
}
