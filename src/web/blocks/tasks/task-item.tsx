import { Suspense, useContext, useState } from 'react';
import type { OverviewTask } from '#domain/account/overview-tasks.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { may } from '#web/shared/page-settings.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { later } from '#web/ui/later.ts';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { type TaskTarget, taskTarget } from './task-target.ts';
import type { PutAway } from './task-visibility.ts';
import { taskWords } from './task-words.ts';
import { taskListCopy as copy } from './tasks-copy.ts';

const GoLiveDialog = later(async () => (await import('#web/blocks/go-live/go-live-dialog.tsx')).GoLiveDialog);
const RequirementsDialog = later(async () => (await import('./requirements-dialog.tsx')).RequirementsDialog);

type TaskItemProps = Readonly<{
  task: OverviewTask;
  now: EpochSeconds;
  providerAsks: boolean;
  onPutAway: (how: PutAway) => void;
}>;

/** One thing to do: what, why, and the one button that does it. */
export function TaskItem({ task, now, providerAsks, onPutAway }: TaskItemProps) {
  const { title, text, note, action, icon, tone } = taskWords(task, now, providerAsks);
  // One door: the provider's own message has it. What is a list of several is still opened here.
  const hasDoor = !(providerAsks && task.kind === 'details' && 'href' in taskTarget(task));
  // Put away is put away for everybody.
  const entries = may('change_settings') ? entriesOf(task, onPutAway) : [];
  return (
    <li className="item" data-kind={tone}>
      <span className="item-icon">
        <Icon name={task.completed ? 'check' : icon} />
      </span>
      <div>
        <p className="item-title">{title}</p>
        <p className="item-text">{text}</p>
        {(task.completed || note) && <p className="item-note">{task.completed ? copy.completed : note}</p>}
      </div>
      <div className="item-end">
        {!task.completed && hasDoor && (
          <TaskAction task={task} label={action} isPressing={tone === 'alert'} />
        )}
        {entries.length > 0 && (
          <Menu
            label={copy.options(title)}
            groups={[entries]}
            trigger={(trigger) => (
              <IconButton {...trigger} icon="more" label={copy.options(title)} size="small" />
            )}
          />
        )}
      </div>
    </li>
  );
}

const entriesOf = (task: OverviewTask, onPutAway: (how: PutAway) => void): MenuEntry[] =>
  [
    task.allowSnooze && !task.completed && ('snooze' as const),
    task.isDismissable && !task.completed && ('dismiss' as const),
    task.isDeletable && task.completed && ('delete' as const),
  ].flatMap((how) => (how ? [{ id: how, label: copy[how], onPress: () => onPutAway(how) }] : []));

type TaskActionProps = Readonly<{ task: OverviewTask; label: string; isPressing: boolean }>;

function TaskAction({ task, label, isPressing }: TaskActionProps) {
  const [isOpen, setOpen] = useState(false);
  const target = taskTarget(task);
  const kind = isPressing ? 'primary' : 'secondary';
  const press = () => track('overview_task_click', { task: task.kind });
  const goOn = useGo();
  if ('href' in target) {
    const elsewhere = target.newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <LinkButton kind={kind} size="small" href={target.href} onClick={press} {...elsewhere}>
        {label}
      </LinkButton>
    );
  }
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    if (target.opens === 'requirements') goOn(target.leadsTo);
  };
  return (
    <>
      <Button
        kind={kind}
        size="small"
        onClick={() => {
          press();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {target.opens === 'go_live' && (
          <GoLiveDialog open={isOpen} onClose={close} asked={{ source: 'wcpay-go-live-task' }} />
        )}
        {target.opens === 'requirements' && task.kind === 'details' && (
          <RequirementsDialog open={isOpen} task={task} onClose={close} onConfirm={confirm} />
        )}
      </Suspense>
    </>
  );
}

/** Follows a target as a link would. */
function useGo(): (target: TaskTarget) => void {
  const routing = useContext(LinkRoutingContext);
  return (target) => {
    if (!('href' in target)) return;
    if (target.newTab) window.open(target.href, '_blank', 'noopener');
    else routing?.navigate(target.href);
  };
}
