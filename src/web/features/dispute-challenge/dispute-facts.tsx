import { chargeOfDispute, type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';

/** What the dispute is about, in one row. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const order = orderOfDispute(dispute);
  const customer = order?.customer_name ?? chargeOfDispute(dispute)?.billing_details.name;
  const facts: Fact[] = [
    {
      label: copy.amount,
      value: <MoneyText amount={dispute.amount} currency={dispute.currency} explicit />,
    },
    { label: copy.reason, value: disputeReasonLabel(dispute.reason) },
    { label: copy.customer, value: customer || copy.unknown },
    {
      label: copy.order,
      value: order ? (
        <Link href={adminAddress(order.url)}>{`#${order.number}`}</Link>
      ) : (
        <Link href={paths.payment({ id: dispute.payment_intent })}>{copy.payment}</Link>
      ),
    },
    { label: copy.disputedOn, value: <When at={utcInstant(dispute.created)} /> },
  ];
  return (
    <Card label={copy.title}>
      <Facts facts={facts} />
    </Card>
  );
}
