import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/sessions.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { sessionsCopy as copy } from './factor-copy.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession, type Whose } from './factor-queries.ts';

const { columns: label } = copy;

const columns = (onEnd: (session: Session) => void): readonly Column<Session>[] => [
  {
    id: 'device',
    label: label.device,
    slot: 'title',
    cell: ({ device, is_this }) => (
      <>
        {device} {is_this && <Chip kind="success">{copy.here}</Chip>}
      </>
    ),
  },
  { id: 'ip', label: label.ip, slot: 'meta', clip: true, title: ({ ip }) => ip, cell: ({ ip }) => ip },
  { id: 'last_seen', label: label.last_seen, nowrap: true, cell: ({ last_seen }) => <When at={last_seen} /> },
  { id: 'created', label: label.created, nowrap: true, cell: ({ created }) => <When at={created} /> },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (session) =>
      !session.is_this && (
        <Button
          size="small"
          aria-label={copy.endName(session.device, session.ip)}
          onClick={() => onEnd(session)}
        >
          {copy.end}
        </Button>
      ),
  },
];

/** Where somebody is signed in now, and the way to end it. */
export function SessionsCard({ whose }: { whose: Whose }) {
  const sessions = useQuery(sessionsQuery(whose));
  const end = useEndSession(whose);
  const endOthers = useEndOtherSessions(whose);
  const snackbar = useSnackbar();
  const isOwn = whose.user_id === undefined;
  const rows = sessions.data?.data ?? [];
  const others = rows.filter(({ is_this }) => !is_this).length;
  const failure = end.error ?? endOthers.error;

  return (
    <Card
      title={copy.title}
      flush
      headEnd={
        others > 0 && (
          <Button
            size="small"
            busy={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, { onSuccess: ({ ended }) => snackbar.show(copy.endedMany(ended)) })
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
      </div>
      <DataTable
        label={copy.table}
        columns={columns(({ id }) => end.mutate(id, { onSuccess: () => snackbar.show(copy.ended) }))}
        rows={rows}
        rowKey={({ id }) => id}
        density="comfortable"
        loading={sessions.isPending}
        waitingRows={2}
        refreshing={sessions.isRefetching}
        failed={
          sessions.isError ? (
            <ErrorNotice
              title={copy.failed}
              retrying={sessions.isFetching}
              onRetry={() => sessions.refetch()}
            >
              {failureWords(sessions.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={
          <EmptyState icon="lock" level={3} title={copy.none}>
            {copy.noneText}
          </EmptyState>
        }
      />
    </Card>
  );
}
