import { DAY_S, type EpochSeconds } from '../shared/time.ts';

export type ListedTask = Readonly<{
  key: string;
  level: 1 | 2 | 3;
  completed: boolean;
  /** By when; of what already happened, since when. */
  until?: EpochSeconds | undefined;
}>;

/** What a merchant has put away. Snoozed tasks carry the moment they come back, in milliseconds. */
export type TaskVisibility = Readonly<{
  deletedTodoTasks: readonly string[];
  dismissedTodoTasks: readonly string[];
  remindMeLaterTodoTasks: Readonly<Record<string, number>>;
}>;

export const TASKS_SHOWN_AT_FIRST = 5;

/** A day later. */
export const snoozedUntilMs = (now: EpochSeconds): number => (now + DAY_S) * 1000;

const isVisible = (key: string, visibility: TaskVisibility, now: EpochSeconds): boolean => {
  const { deletedTodoTasks, dismissedTodoTasks, remindMeLaterTodoTasks } = visibility;
  const wakesMs = Object.hasOwn(remindMeLaterTodoTasks, key) ? (remindMeLaterTodoTasks[key] ?? 0) : 0;
  return !deletedTodoTasks.includes(key) && !dismissedTodoTasks.includes(key) && wakesMs <= now * 1000;
};

const NEVER = Number.POSITIVE_INFINITY;

/** What is left to show, what is done last, what matters most first, and of that what ends first; equals keep their order. */
export const visibleTasks = <Task extends ListedTask>(
  tasks: readonly Task[],
  visibility: TaskVisibility,
  now: EpochSeconds,
): Task[] =>
  tasks
    .filter(({ key }) => isVisible(key, visibility, now))
    .sort(
      (one, other) =>
        Number(one.completed) - Number(other.completed) ||
        one.level - other.level ||
        (one.until === other.until ? 0 : (one.until ?? NEVER) - (other.until ?? NEVER)),
    );
