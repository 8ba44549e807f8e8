import { expect, test } from 'vitest';
import { PAYOUT_FAILURE_CODES, payoutFailureReason } from './payout-failure.ts';

test('there are 27 reasons, no two alike', () => {
  expect(PAYOUT_FAILURE_CODES).toHaveLength(27);
  expect(new Set(PAYOUT_FAILURE_CODES.map((code) => payoutFailureReason(code, null))).size).toBe(27);
});

test.each([
  ['a known code', 'account_closed', 'Bank said no', 'The bank account has been closed.'],
  ['an unknown code falls back to the message', 'moon_phase', 'Bank said no', 'Bank said no'],
  ['no code', null, 'Bank said no', 'Bank said no'],
  ['an inherited name is no code', 'toString', null, 'Unknown'],
  ['nothing known', null, null, 'Unknown'],
  ['an empty message', null, '', 'Unknown'],
])('%s', (_, code, message, expected) => {
  expect(payoutFailureReason(code, message)).toBe(expected);
});
