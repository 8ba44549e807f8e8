import { expect, test } from 'vitest';
import { DAY_S, epochSeconds, secondsOf, type UtcInstant, utcInstant } from '../shared/time.ts';
import { type AwaitingDispute, disputeTask } from './dispute-task.ts';

const NOW = secondsOf('2026-11-15 09:00:00' as UtcInstant);
const dueIn = (seconds: number) => utcInstant(epochSeconds(NOW + seconds));
const aDispute = (over: Partial<AwaitingDispute> = {}): AwaitingDispute => ({
  dispute_id: 'dp_1',
  charge_id: 'ch_1',
  amount: 2000,
  currency: 'usd',
  due_by: dueIn(DAY_S),
  ...over,
});

test.each([
  [1, { isLastDay: true, isUrgent: true }],
  [DAY_S, { isLastDay: true, isUrgent: true }],
  [DAY_S + 1, { isLastDay: false, isUrgent: true }],
  [3 * DAY_S, { isLastDay: false, isUrgent: true }],
  [3 * DAY_S + 1, { isLastDay: false, isUrgent: false }],
  [7 * DAY_S, { isLastDay: false, isUrgent: false }],
])('due in %i s', (seconds, urgency) => {
  expect(disputeTask([aDispute({ due_by: dueIn(seconds) })], NOW)).toMatchObject(urgency);
});

test.each([
  ['seven days and a second', [aDispute({ due_by: dueIn(7 * DAY_S + 1) })]],
  ['it is past', [aDispute({ due_by: dueIn(0) })]],
  ['the bank named no day', [aDispute({ due_by: '' })]],
  ['there is none', []],
])('no task when %s', (_, disputes) => {
  expect(disputeTask(disputes, NOW)).toBeUndefined();
});

test('one due soon brings all that have a day, the earliest first; the key names exactly this set', () => {
  const task = disputeTask(
    [
      aDispute({ dispute_id: 'dp_late', due_by: dueIn(20 * DAY_S), amount: 500 }),
      aDispute({ dispute_id: 'dp_never', due_by: '' }),
      aDispute({ dispute_id: 'dp_soon', due_by: dueIn(2 * DAY_S) }),
    ],
    NOW,
  );
  expect(task?.key).toBe('dispute-resolution-task-dp_soon-dp_late');
  expect(task?.total).toEqual({ amount: 2500, currency: 'usd' });
  expect(task?.isUrgent).toBe(true);
});

test('several currencies have no total', () => {
  const task = disputeTask([aDispute(), aDispute({ dispute_id: 'dp_2', currency: 'eur' })], NOW);
  expect(task?.total).toBeUndefined();
  expect(task?.disputes).toHaveLength(2);
});
