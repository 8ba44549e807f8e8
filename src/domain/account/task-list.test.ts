import { expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import { type ListedTask, snoozedUntilMs, type TaskVisibility, visibleTasks } from './task-list.ts';

const NOW = epochSeconds(1_800_000_000);
const NOTHING_HIDDEN: TaskVisibility = {
  deletedTodoTasks: [],
  dismissedTodoTasks: [],
  remindMeLaterTodoTasks: {},
};
const aTask = (key: string, over: Partial<ListedTask> = {}): ListedTask => ({
  key,
  level: 2,
  completed: false,
  ...over,
});
const keys = (tasks: readonly ListedTask[], hidden: Partial<TaskVisibility> = {}, now = NOW) =>
  visibleTasks(tasks, { ...NOTHING_HIDDEN, ...hidden }, now).map(({ key }) => key);

test('what is completed comes last, then the level decides, then the order they came in', () => {
  const tasks = [
    aTask('done', { completed: true, level: 1 }),
    aTask('three', { level: 3 }),
    aTask('two'),
    aTask('one', { level: 1 }),
    aTask('two again'),
  ];
  expect(keys(tasks)).toEqual(['one', 'two', 'two again', 'three', 'done']);
});

test('within a level the first deadline leads, and what has none comes after', () => {
  const tasks = [
    aTask('without'),
    aTask('later', { until: epochSeconds(NOW + 2) }),
    aTask('also without'),
    aTask('sooner', { until: epochSeconds(NOW + 1) }),
    aTask('matters more', { level: 1 }),
  ];
  expect(keys(tasks)).toEqual(['matters more', 'sooner', 'later', 'without', 'also without']);
});

test('deleted and dismissed tasks are gone', () => {
  const tasks = [aTask('a'), aTask('b'), aTask('c')];
  expect(keys(tasks, { deletedTodoTasks: ['a'], dismissedTodoTasks: ['b'] })).toEqual(['c']);
});

test.each([
  [DAY_S - 1, []],
  [DAY_S, ['a']],
  [DAY_S + 1, ['a']],
])('a snoozed task is back a day later: %i s', (seconds, shown) => {
  const remindMeLaterTodoTasks = { a: snoozedUntilMs(NOW) };
  expect(keys([aTask('a')], { remindMeLaterTodoTasks }, epochSeconds(NOW + seconds))).toEqual(shown);
});

test('a key that every object has was never snoozed', () => {
  expect(keys([aTask('constructor')])).toEqual(['constructor']);
});
