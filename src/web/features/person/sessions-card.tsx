import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/sessions.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { sessionsCopy as copy } from './factor-copy.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession, type Whose } from './factor-queries.ts';

/** Where somebody is signed in now, and the way to end it. */
export function SessionsCard({ whose }: { whose: Whose }) {
  const sessions = useQuery(sessionsQuery(whose));
  const end = useEndSession(whose);
  const endOthers = useEndOtherSessions(whose);
  const { show } = useSnackbar();
  const isOwn = whose.user_id === undefined;
  const rows = sessions.data?.data ?? [];
  const hasOthers = rows.some(({ is_this }) => !is_this);
  const failure = end.error ?? endOthers.error;

  return (
    <Card
      title={copy.title}
      flush
      headEnd={
        hasOthers && (
          <Button
            size="small"
            busy={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, { onSuccess: ({ ended }) => show(copy.endedMany(ended)) })
            }
          >
            {isOwn ? copy.endOthers : copy.endAll}
          </Button>
        )
      }
    >
      <div className="card-body stack" data-gap="small">
        <p className="muted">{isOwn ? copy.lead : copy.leadOther}</p>
        {failure && (
          <Notice kind="error" size="small" title={copy.notEnded} announce>
            {failureWords(failure)}
          </Notice>
        )}
        {sessions.isError && (
          <ErrorNotice title={copy.failed} retrying={sessions.isFetching} onRetry={() => sessions.refetch()}>
            {failureWords(sessions.error)}
          </ErrorNotice>
        )}
        {sessions.isPending && <Skeleton count={2} />}
        {sessions.isSuccess && rows.length === 0 && <p>{copy.none}</p>}
      </div>
      {rows.length > 0 && (
        <ul className="items items-below-head">
          {rows.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id, { onSuccess: () => show(copy.ended) })}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type SessionItemProps = Readonly<{ session: Session; isBusy: boolean; onEnd: () => void }>;

function SessionItem({
  session: { device, ip, created, last_seen, is_this },
  isBusy,
  onEnd,
}: SessionItemProps) {
  return (
    <li className="item" data-kind={is_this ? 'success' : undefined}>
      <span className="item-icon">
        <Icon name="globe" size="small" />
      </span>
      <div>
        <p className="item-title">
          {device} {is_this && <Chip kind="success">{copy.here}</Chip>}
        </p>
        <p className="item-note">
          {ip} ·{' '}
          <Sentence say={copy.lastSeen}>
            <When at={last_seen} />
          </Sentence>{' '}
          ·{' '}
          <Sentence say={copy.since}>
            <When at={created} />
          </Sentence>
        </p>
      </div>
      <div className="item-end">
        {!is_this && (
          <Button size="small" busy={isBusy} aria-label={copy.endName(device, ip)} onClick={onEnd}>
            {copy.end}
          </Button>
        )}
      </div>
    </li>
  );
}
