import { expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import type { DisputeStatus } from './dispute-status.ts';
import { disputeStatusStyle, isDueWithin } from './dispute-status-style.ts';

const now = epochSeconds(1_763_180_000);
const dueIn = (seconds: number) => epochSeconds(now + seconds);

test.each([
  ['three days to the second', 3 * DAY_S, 'alert'],
  ['a second more', 3 * DAY_S + 1, 'warning'],
  ['this very second', 0, 'alert'],
  ['a second ago', -1, 'warning'],
])('what awaits a response, due in %s', (_, due, style) => {
  for (const status of ['needs_response', 'warning_needs_response'] as const)
    expect(disputeStatusStyle(status, dueIn(due), now)).toBe(style);
});

test.each<[DisputeStatus, string]>([
  ['needs_response', 'warning'],
  ['warning_needs_response', 'warning'],
  ['under_review', 'primary'],
  ['warning_under_review', 'primary'],
  ['won', 'success'],
  ['lost', 'light'],
  ['charge_refunded', 'light'],
  ['warning_closed', 'light'],
])('%s without a deadline is %s', (status, style) => {
  expect(disputeStatusStyle(status, null, now)).toBe(style);
});

test('due within a day and past', () => {
  expect([0, DAY_S, DAY_S + 1, -1].map((left) => isDueWithin(dueIn(left), 1, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
