import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDisputes } from '#contract/disputes.ts';
import { overviewTasks } from '#domain/account/overview-tasks.ts';
import { TASKS_SHOWN_AT_FIRST, visibleTasks } from '#domain/account/task-list.ts';
import { readQuery } from '#web/api/query-client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TaskItem } from './task-item.tsx';
import { useTaskVisibility } from './task-visibility.ts';
import { taskListCopy as copy } from './tasks-copy.ts';

const DISPUTES_MAX = 50;

/** What the task is made from: disputes that wait for an answer. */
const awaitingQuery = () =>
  readQuery(listDisputes, {
    search: ['warning_needs_response', 'needs_response'],
    sort: 'due_by',
    direction: 'asc',
    pagesize: DISPUTES_MAX,
  });

/** What the account asks of whoever runs it, most pressing first. Nothing to do, nothing to show. */
export function TasksCard() {
  const now = useNow();
  const [isExpanded, setExpanded] = useState(false);
  const awaiting = useQuery(awaitingQuery());
  const { visibility, putAway } = useTaskVisibility();
  const tasks = visibleTasks(overviewTasks(pageSettings(), awaiting.data?.data ?? [], now), visibility, now);
  const failure = awaiting.isError && (
    <ErrorNotice title={copy.failed} retrying={awaiting.isFetching} onRetry={() => awaiting.refetch()}>
      {failureWords(awaiting.error)}
    </ErrorNotice>
  );
  if (awaiting.isPending) {
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={2} />
      </Card>
    );
  }
  if (tasks.length === 0) return failure || null;

  const shown = isExpanded ? tasks : tasks.slice(0, TASKS_SHOWN_AT_FIRST);
  const hidden = tasks.length - TASKS_SHOWN_AT_FIRST;
  return (
    <Card
      flush
      title={
        <>
          {copy.title} <Count value={tasks.length} />
        </>
      }
      foot={
        hidden > 0 && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? copy.showFewer : copy.showMore(hidden)}
          </Button>
        )
      }
    >
      {failure && <div className="card-body">{failure}</div>}
      <ul className="items items-below-head">
        {shown.map((task) => (
          <TaskItem key={task.key} task={task} now={now} onPutAway={(how) => putAway(how, task.key)} />
        ))}
      </ul>
    </Card>
  );
}
