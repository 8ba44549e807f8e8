import type { Payout } from '#contract/payouts.ts';
import { payoutKind } from '#domain/payouts/payout-kind.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { isOneOf } from '#domain/shared/one-of.ts';
import { labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { PayoutStatusChip } from '#web/shared/payout-status-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/timeline.tsx';
import { arrivalDay, arrivalMoment } from './arrival.ts';
import { payoutDetailsCopy as copy, stationsCopy as words } from './payout-details-copy.ts';

/** How much, how far it has come, and when it will be there. */
export function PayoutSummary({ payout }: { payout: Payout }) {
  const { amount, currency, status, type } = payout;
  return (
    <Card label={copy.summary}>
      <div className="stack" data-gap="small">
        <div className="row" data-spread="">
          <span className="muted">{labelOf(payoutTypeLabel, type)}</span>
          <PayoutStatusChip status={status} type={type} />
        </div>
        <p className="figure-large">
          <MoneyText amount={amount} currency={currency} explicit />
        </p>
        <p className="muted">{leadOf(payout)}</p>
        <Timeline events={stationsOf(payout)} />
      </div>
    </Card>
  );
}

function leadOf(payout: Payout): string {
  const { status } = payout;
  if (!isOneOf(PAYOUT_STATUSES, status)) return words.expected(arrivalDay(payout));
  if (status === 'failed' || status === 'canceled')
    return (payout.type === 'withdrawal' ? words.withdrawalLead : words.lead)[status];
  if (payout.type === 'withdrawal') return words.withdrawalLead[status](arrivalDay(payout));
  // Half an hour is no day: an instant payout is told with its time.
  if (payoutKind(payout) === 'instant') return words.instantLead[status](arrivalMoment(payout));
  return words.lead[status](arrivalDay(payout));
}

/** Three stations, in the order money passes them. */
function stationsOf(payout: Payout): readonly TimelineEvent[] {
  const { status, created, type } = payout;
  const made: TimelineEvent = {
    id: 'made',
    icon: 'check',
    kind: 'success',
    title: status === 'pending' || status === 'canceled' ? words.prepared : words.made,
    body: formatDateTime(created, pageSettings().store),
  };
  if (status === 'failed' || status === 'canceled')
    return [
      made,
      {
        id: 'back',
        icon: 'error',
        kind: status === 'failed' ? 'alert' : undefined,
        title: words[status === 'failed' ? 'failed' : 'canceled'],
      },
    ];
  const isMoving = status === 'in_transit';
  const isThere = status === 'paid';
  const end = type === 'withdrawal' ? words.collected : words.arrived;
  return [
    made,
    {
      id: 'transit',
      icon: isThere ? 'check' : 'arrow',
      kind: isThere ? 'success' : isMoving ? 'primary' : undefined,
      title: words.inTransit,
      body: isMoving ? words.inTransitText : undefined,
    },
    {
      id: 'arrived',
      icon: isThere ? 'check' : 'payout',
      kind: isThere ? 'success' : undefined,
      title: end,
      body: isThere ? arrivalDay(payout) : words.expected(arrivalDay(payout)),
    },
  ];
}
