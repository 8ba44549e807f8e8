import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { NOTHING_WAITS, overviewTasks } from '#domain/account/overview-tasks.ts';
import { snoozedUntilMs, visibleTasks } from '#domain/account/task-list.ts';
import { call } from '#web/api/client.ts';
import { UNTIL_RELOAD } from '#web/shared/dismissed-option.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { nowSeconds, useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { taskListCopy as copy } from './tasks-copy.ts';

type Visibility = PageSettings['overviewTasksVisibility'];
type Step = (before: Visibility) => Visibility;
type Change = Readonly<{ next: Visibility; undo: Step }>;
export type PutAway = 'dismiss' | 'snooze' | 'delete';

/** Known when the page starts; changed here, and kept for the store. */
const visibility = () =>
  queryOptions({
    queryKey: ['task visibility'],
    queryFn: () => pageSettings().overviewTasksVisibility,
    initialData: () => pageSettings().overviewTasksVisibility,
    ...UNTIL_RELOAD,
  });

const including = (keys: readonly string[], key: string): string[] => [...new Set([...keys, key])];

const CHANGES: Readonly<Record<PutAway, (before: Visibility, key: string) => Visibility>> = {
  dismiss: (before, key) => ({ ...before, dismissedTodoTasks: including(before.dismissedTodoTasks, key) }),
  delete: (before, key) => ({ ...before, deletedTodoTasks: including(before.deletedTodoTasks, key) }),
  snooze: (before, key) => ({
    ...before,
    remindMeLaterTodoTasks: { ...before.remindMeLaterTodoTasks, [key]: snoozedUntilMs(nowSeconds()) },
  }),
};

/** Takes back every way a task was put away. */
const shownAgain = (before: Visibility, key: string): Visibility => {
  const { [key]: _, ...others } = before.remindMeLaterTodoTasks;
  const without = (keys: readonly string[]) => keys.filter((one) => one !== key);
  return {
    dismissedTodoTasks: without(before.dismissedTodoTasks),
    deletedTodoTasks: without(before.deletedTodoTasks),
    remindMeLaterTodoTasks: others,
  };
};

/** Whether the list below asks its reader for what the account is missing, so that nothing above it has to. */
export function useAccountTask(): boolean {
  const now = useNow();
  const { data } = useQuery(visibility());
  const tasks = visibleTasks(overviewTasks(pageSettings(), NOTHING_WAITS, now), data, now);
  return may('change_account') && tasks.some(({ kind }) => kind === 'details' || kind === 'bank');
}

/** Puts tasks away at once, says so with a way back, and brings one back that could not be saved. */
export function useTaskVisibility() {
  const client = useQueryClient();
  const { show } = useSnackbar();
  const { queryKey } = visibility();
  const { data } = useQuery(visibility());
  const { mutate } = useMutation({
    // One after the other: each save sends the whole list, and the last one must win.
    scope: { id: 'task visibility' },
    mutationFn: ({ next }: Change) =>
      call(saveOptions, {
        woocommerce_dismissed_todo_tasks: next.dismissedTodoTasks,
        woocommerce_deleted_todo_tasks: next.deletedTodoTasks,
        woocommerce_remind_me_later_todo_tasks: next.remindMeLaterTodoTasks,
      }),
    onError: (error, { undo }) => {
      client.setQueryData(queryKey, (before) => before && undo(before));
      show({ text: failedWords(copy.notSaved, error), urgent: true });
    },
  });
  const change = (make: Step, undo: Step) => {
    const next = make(client.getQueryData<Visibility>(queryKey) ?? data);
    client.setQueryData(queryKey, next);
    mutate({ next, undo });
  };
  const putAway = (how: PutAway, key: string) => {
    const away = (before: Visibility) => CHANGES[how](before, key);
    const back = (before: Visibility) => shownAgain(before, key);
    change(away, back);
    show({ text: copy.done[how], actions: [{ label: copy.undo, onPress: () => change(back, away) }] });
  };
  return { visibility: data, putAway };
}
