import { useQuery } from '@tanstack/react-query';
import type { TimelineEvent } from '#contract/timeline.ts';
import type { TimelineItem } from '#domain/payments/timeline/timeline-item.ts';
import { timelineItems } from '#domain/payments/timeline/timeline-items.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type TimelineEvent as Shown, Timeline } from '#web/ui/timeline.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';
import { timelineQuery } from './payment-details-queries.ts';
import { TimelineBody } from './timeline-body.tsx';
import { TimelineHeadline } from './timeline-headline.tsx';

/** What happened to the payment. The rest of the page lives on when it cannot be read. */
export function PaymentTimeline({ id }: { id: string }) {
  const timeline = useQuery(timelineQuery(id));
  return (
    <Card title={copy.timeline} headEnd={<span className="subtle">{copy.newestFirst(zoneWords())}</span>}>
      {timeline.data ? (
        <Told events={timeline.data.data} />
      ) : timeline.isError ? (
        <ErrorNotice
          title={copy.timelineFailed}
          retrying={timeline.isFetching}
          onRetry={() => timeline.refetch()}
        >
          {failureWords(timeline.error)}
        </ErrorNotice>
      ) : (
        <Skeleton count={6} />
      )}
    </Card>
  );
}

function Told({ events }: { events: readonly TimelineEvent[] }) {
  const items = events.flatMap(timelineItems);
  if (items.length === 0) return <p className="muted">{copy.noTimeline}</p>;
  return <Timeline events={items.map(shown)} />;
}

const ICONS: Readonly<Record<TimelineItem['mark'], IconName>> = {
  status: 'card',
  plus: 'payout',
  minus: 'fall',
  check: 'check',
  cross: 'close',
  notice: 'info',
  info: 'info',
  shield: 'shield',
  user: 'user',
  refund: 'refund',
};

/** A beginning and a dispute have signs of their own, so that they are found among the other changes. */
function iconOf({ mark, headline }: TimelineItem): IconName {
  if (headline.kind !== 'status_changed') return ICONS[mark];
  if (headline.to === 'started') return 'clock';
  return headline.to.startsWith('disputed') ? 'flag' : ICONS[mark];
}

function shown(item: TimelineItem, place: number): Shown {
  const instant = utcInstant(item.at);
  return {
    id: `${item.at} ${place}`,
    icon: iconOf(item),
    ...(item.tone && { kind: item.tone }),
    title: <TimelineHeadline headline={item.headline} />,
    time: formatDateTime(instant, pageSettings().store),
    instant: `${instant.replace(' ', 'T')}Z`,
    ...(item.body.length > 0 && { body: <TimelineBody lines={item.body} /> }),
  };
}
