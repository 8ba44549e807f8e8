import { expect, test } from 'vitest';
import { APPROVAL_STATES, type ApprovalStep, isExpired, OPEN_STATES, stateAfter } from './approval-state.ts';

test.each([
  ['pending', 'approve', 'approved'],
  ['pending', 'decline', 'declined'],
  ['pending', 'withdraw', 'withdrawn'],
  ['pending', 'expire', 'expired'],
  ['pending', 'fail', 'failed'],
  ['approved', 'finish', 'done'],
  ['approved', 'fail', 'failed'],
] as const)('%s, %s: %s', (from, step, to) => {
  expect(stateAfter(from, step)).toBe(to);
});

test('every other step leads nowhere', () => {
  const steps: readonly ApprovalStep[] = ['approve', 'decline', 'withdraw', 'expire', 'finish', 'fail'];
  const led = APPROVAL_STATES.flatMap((from) =>
    steps.filter((step) => stateAfter(from, step) !== undefined).map((step) => `${from} ${step}`),
  );
  expect(led).toEqual([
    ...['pending approve', 'pending decline', 'pending withdraw', 'pending expire', 'pending fail'],
    ...['approved finish', 'approved fail'],
  ]);
});

test('a state is open where a step leads out of it', () => {
  const steps: readonly ApprovalStep[] = ['approve', 'decline', 'withdraw', 'expire', 'finish', 'fail'];
  const leadsOn = APPROVAL_STATES.filter((from) => steps.some((step) => stateAfter(from, step)));
  expect(OPEN_STATES).toEqual(leadsOn);
});

test.each([
  ['pending', 99, false],
  ['pending', 100, true],
  ['approved', 100, false],
  ['done', 101, false],
] as const)('%s at %i of 100: over %s', (state, now, expected) => {
  expect(isExpired({ state, expires: 100 }, now)).toBe(expected);
});
