import { expect, test } from 'vitest';
import { payoutKind } from './payout-kind.ts';

test.each([
  [true, 0, 'automatic'],
  [false, 1.5, 'instant'],
  [false, 0.1, 'instant'],
  [false, 0, 'manual'],
])('automatic %s at %d percent is %s', (automatic, fee_percentage, kind) => {
  expect(payoutKind({ automatic, fee_percentage })).toBe(kind);
});
