import { useQueries } from '@tanstack/react-query';
import { hasLeftAgain, isRecentFailure, waitingWork } from '#domain/account/waiting-work.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { useNow } from '#web/shared/now.ts';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FailedReads } from './failed-reads.tsx';
import { waitingCopy as copy } from './home-copy.ts';
import { awaitingDisputesQuery, failedPayoutQuery, holdsQuery } from './home-queries.ts';
import { unsentDrafts } from './unsent-drafts.ts';
import { failedPayoutWords, type Matter, workWords } from './waiting-words.ts';

/** Everything that has a deadline or went wrong, each with until when and the way to it. */
export function WaitingCard() {
  const now = useNow();
  const reads = useQueries({
    queries: [awaitingDisputesQuery(), holdsQuery(), failedPayoutQuery(), overviewsQuery()],
  });
  const [disputes, holds, failures, overviews] = reads;
  const hasFailed = reads.some(({ isError, data }) => isError && !data);
  if (reads.some(({ isPending }) => isPending)) {
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={3} label={copy.loading} />
      </Card>
    );
  }

  const latest = overviews.data?.deposit.last_paid ?? [];
  const recent = (failures.data?.data ?? []).filter(
    (payout) => isRecentFailure(payout.created, now) && !hasLeftAgain(payout, latest),
  );
  const matters = [
    ...unsentDrafts(disputes.data?.data ?? [], now),
    ...recent.map(failedPayoutWords),
    ...waitingWork(disputes.data?.data ?? [], holds.data?.data ?? [], now).map((work) =>
      workWords(work, isCut(work.kind === 'disputes' ? disputes.data : holds.data)),
    ),
  ];
  return (
    <Card
      flush
      title={
        <>
          {copy.title} {matters.length > 0 && <Count value={matters.length} />}
        </>
      }
    >
      {hasFailed && (
        <div className="card-body">
          <FailedReads title={copy.failed} reads={reads} />
        </div>
      )}
      <ul className="items items-below-head">
        {matters.map((matter) => (
          <MatterItem key={matter.id} matter={matter} />
        ))}
        {matters.length === 0 && !hasFailed && <NothingWaits />}
      </ul>
    </Card>
  );
}

type Listed = Readonly<{ data: readonly unknown[]; total_count: number }>;

/** More wait than one answer brings. */
const isCut = (list: Listed | undefined): boolean =>
  list !== undefined && list.total_count > list.data.length;

const MatterItem = ({ matter: { icon, tone, title, text, action, href } }: { matter: Matter }) => (
  <li className="item" data-kind={tone}>
    <span className="item-icon">
      <Icon name={icon} />
    </span>
    <div>
      <p className="item-title">{title}</p>
      <p className="item-text">{text}</p>
    </div>
    <div className="item-end">
      <LinkButton size="small" href={href}>
        {action}
      </LinkButton>
    </div>
  </li>
);

const NothingWaits = () => (
  <li className="item" data-kind="success">
    <span className="item-icon">
      <Icon name="check" />
    </span>
    <div>
      <p className="item-title">{copy.nothing}</p>
      <p className="item-text">{copy.nothingText}</p>
    </div>
  </li>
);
