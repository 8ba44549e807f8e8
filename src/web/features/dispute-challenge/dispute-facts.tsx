import { chargeOfDispute, type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { respondBy } from '#domain/disputes/response-deadline.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { useNow } from '#web/shared/now.ts';
import { paths } from '#web/shared/paths.ts';
import { zoneWords } from '#web/shared/store-format.ts';
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
    isAwaitingResponse(dispute.status)
      ? { label: copy.respondBy, value: <RespondBy dispute={dispute} /> }
      : { label: copy.disputedOn, value: <When at={utcInstant(dispute.created)} /> },
  ];
  return (
    <Card label={copy.title}>
      <Facts facts={facts} />
    </Card>
  );
}

function RespondBy({ dispute: { evidence_details } }: { dispute: Dispute }) {
  const due = evidence_details.due_by;
  const left = respondBy(due, useNow());
  const isLoud = left.kind === 'urgent' || left.kind === 'last_day' || left.kind === 'past_due';
  const words =
    left.kind === 'past_due'
      ? copy.pastDue
      : left.kind === 'last_day'
        ? copy.lastDay
        : copy.daysLeft(left.days);
  return (
    <>
      <b>
        <When at={utcInstant(due)} />
      </b>{' '}
      <span className={isLoud ? 'bad strong' : 'strong'}>{words}</span>{' '}
      <span className="subtle">{zoneWords()}</span>
    </>
  );
}
