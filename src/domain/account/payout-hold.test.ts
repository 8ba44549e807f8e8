import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { payoutHold } from './payout-hold.ts';

const OPEN = { isBlocked: false, isDisabled: false };
const BLOCKED = { isBlocked: true, isDisabled: false };
const DISABLED = { isBlocked: false, isDisabled: true };

test.each([
  ['complete', OPEN, undefined],
  ['complete', BLOCKED, 'review'],
  ['under_review', BLOCKED, 'review'],
  ['pending_verification', BLOCKED, 'review'],
  ['restricted', OPEN, undefined],
  ['restricted', BLOCKED, 'details'],
  ['restricted_soon', BLOCKED, 'details'],
  // The bank account of who sells early is asked for by a task of its own.
  ['restricted', DISABLED, undefined],
  ['rejected.fraud', OPEN, undefined],
  ['rejected.fraud', BLOCKED, 'rejected'],
  ['rejected.other', DISABLED, 'rejected'],
] as const)('%s, %j: %s', (status, payouts, expected) => {
  expect(payoutHold(anAccountStatus({ status }), payouts)).toBe(expected);
});

test('of an account that could not be read only what the payouts say is known', () => {
  expect(payoutHold({ error: true }, BLOCKED)).toBe('review');
  expect(payoutHold({ error: true }, DISABLED)).toBeUndefined();
});
