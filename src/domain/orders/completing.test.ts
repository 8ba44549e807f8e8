import { expect, test } from 'vitest';
import { canBeCompleted } from './completing.ts';
import { ORDER_STATUSES } from './order-status.ts';

test.each(ORDER_STATUSES.map((status) => [status, status === 'processing'] as const))(
  'an order that is %s can be completed: %s',
  (status, expected) => {
    expect(canBeCompleted({ status, sandbox: null })).toBe(expected);
  },
);

test.each([
  ['connected', true],
  ['left', false],
] as const)('a test order of a sandbox that is %s can be completed: %s', (sandbox, expected) => {
  expect(canBeCompleted({ status: 'processing', sandbox })).toBe(expected);
});
