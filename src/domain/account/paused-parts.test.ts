import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { pausedParts } from './paused-parts.ts';

const STANDINGS = [
  'complete',
  'restricted_soon',
  'restricted',
  'restricted_partially',
  'pending_verification',
];

test.each([
  [true, 'enabled', 'none'],
  [true, 'blocked', 'payouts'],
  [true, 'disabled', 'payouts'],
  [false, 'enabled', 'payments'],
  [false, 'blocked', 'both'],
  [false, 'disabled', 'both'],
  // Whoever may not see payouts is not told how they stand.
  [true, undefined, 'none'],
  [false, undefined, 'payments'],
  [true, 'a word of tomorrow', 'none'],
] as const)(
  'payments %s, payouts %s: paused is %s, whatever the account is called',
  (paymentsEnabled, payouts, expected) => {
    for (const status of [...STANDINGS, 'rejected.fraud', 'platform_paused'])
      expect(
        pausedParts({ status, paymentsEnabled, deposits: payouts === undefined ? {} : { status: payouts } }),
      ).toBe(expected);
  },
);

test.each([
  [true, 'payouts'],
  [false, 'both'],
])('while an account is under review, payouts wait; payments enabled: %s', (paymentsEnabled, expected) => {
  expect(pausedParts(anAccountStatus({ status: 'under_review', paymentsEnabled }))).toBe(expected);
});
