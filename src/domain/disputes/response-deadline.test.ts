import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import { daysLeft, disputeNoticeStyle, listDeadline, respondBy } from './response-deadline.ts';

const now = epochSeconds(1_763_180_000);
const after = (seconds: number) => epochSeconds(now + seconds);

test.each([
  [-1, -1],
  [0, 0],
  [DAY_S - 1, 0],
  [DAY_S, 1],
  [2 * DAY_S - 1, 1],
])('%d seconds are %d whole days', (seconds, days) => {
  expect(daysLeft(after(seconds), now)).toBe(days);
});

describe('in the list', () => {
  test.each([
    ['a second late', -1, { kind: 'passed' }],
    ['exactly due', 0, { kind: 'passed' }],
    ['the last second', 1, { kind: 'last_day' }],
    ['24 hours', DAY_S, { kind: 'last_day' }],
    ['a second over 24 hours', DAY_S + 1, { kind: 'due_soon', days: 1 }],
    ['72 hours', 3 * DAY_S, { kind: 'due_soon', days: 3 }],
    ['a second over 72 hours', 3 * DAY_S + 1, { kind: 'later', days: 3 }],
    ['a second under nine days', 9 * DAY_S - 1, { kind: 'later', days: 8 }],
  ])('%s', (_, seconds, expected) => {
    expect(listDeadline(after(seconds), now)).toEqual(expected);
  });
});

describe('beside the details', () => {
  test.each([
    ['a second late', -1, { kind: 'past_due' }],
    ['exactly due', 0, { kind: 'last_day' }],
    ['a second under a day', DAY_S - 1, { kind: 'last_day' }],
    ['a day', DAY_S, { kind: 'urgent', days: 1 }],
    ['a second under three days', 3 * DAY_S - 1, { kind: 'urgent', days: 2 }],
    ['three days', 3 * DAY_S, { kind: 'warning', days: 3 }],
    ['a second under seven days', 7 * DAY_S - 1, { kind: 'warning', days: 6 }],
    ['seven days', 7 * DAY_S, { kind: 'later', days: 7 }],
  ])('%s', (_, seconds, expected) => {
    expect(respondBy(after(seconds), now)).toEqual(expected);
  });
});

describe('the notice', () => {
  test.each([
    ['past due', -1, 'alert'],
    ['a second under three days', 3 * DAY_S - 1, 'alert'],
    ['three days', 3 * DAY_S, 'warning'],
  ])('%s', (_, seconds, expected) => {
    expect(disputeNoticeStyle(after(seconds), now)).toBe(expected);
  });
});
