import { useState } from 'react';
import { type OverviewTask, overviewTasks } from '#domain/account/overview-tasks.ts';
import { TASKS_SHOWN_AT_FIRST, visibleTasks } from '#domain/account/task-list.ts';
import { WORK_ASKS } from '#domain/account/waiting-work.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FailedReads } from './failed-reads.tsx';
import { TaskItem } from './task-item.tsx';
import { useTaskVisibility } from './task-visibility.ts';
import { taskListCopy as copy } from './tasks-copy.ts';
import { useWaiting } from './tasks-queries.ts';

/** A task is for whoever may do it. */
const isForMe = (task: OverviewTask): boolean => {
  if (task.kind === 'work') return may(WORK_ASKS[task.work.kind]);
  return may(ASKS[task.kind]);
};
const ASKS: Readonly<Record<Exclude<OverviewTask['kind'], 'work'>, Capability>> = {
  details: 'change_account',
  reconnect: 'change_account',
  draft: 'answer_disputes',
  failed_payout: 'see_payouts',
  bank: 'change_account',
  payment_methods: 'change_settings',
  go_live: 'change_account',
};

type TasksCardProps = Readonly<{
  saysNothingWaits?: boolean;
  /** Whether the provider's own message on the page asks for what the account lacks. */
  providerAsks?: boolean;
}>;

/**
 * What the account and its money ask of whoever runs the store, most pressing first: one list, wherever it stands. With
 * nothing to do it says so on the page where a day begins, and takes no room elsewhere.
 */
export function TasksCard({ saysNothingWaits = false, providerAsks = false }: TasksCardProps) {
  const [isExpanded, setExpanded] = useState(false);
  const { waiting, reads, isPending, now } = useWaiting();
  const { visibility, putAway } = useTaskVisibility();
  const asked = overviewTasks(pageSettings(), waiting, now).filter(isForMe);
  const tasks = visibleTasks(asked, visibility, now);
  const hasFailed = reads.some(({ isError, data }) => isError && data === undefined);
  if (isPending) {
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={3} label={copy.loading} />
      </Card>
    );
  }
  if (tasks.length === 0 && !hasFailed && !saysNothingWaits) return null;

  const shown = isExpanded ? tasks : tasks.slice(0, TASKS_SHOWN_AT_FIRST);
  const hidden = tasks.length - TASKS_SHOWN_AT_FIRST;
  return (
    <Card
      flush
      title={
        <>
          {copy.title} {tasks.length > 0 && <Count value={tasks.length} />}
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
      {hasFailed && (
        <div className="card-body">
          <FailedReads title={copy.failed} reads={reads} />
        </div>
      )}
      <ul className="items items-below-head">
        {shown.map((task) => (
          <TaskItem
            key={task.key}
            {...{ task, now, providerAsks }}
            onPutAway={(how) => putAway(how, task.key)}
          />
        ))}
        {tasks.length === 0 && !hasFailed && <NothingWaits />}
      </ul>
    </Card>
  );
}

const NothingWaits = () => (
  <li className="item" data-kind="success">
    <span className="item-icon">
      <Icon name="check" />
    </span>
    <div>
      <p className="item-title">{copy.nothing}</p>
      <p className="item-text">{Object.values(WORK_ASKS).some(may) ? copy.nothingText : copy.notYourWork}</p>
    </div>
  </li>
);
