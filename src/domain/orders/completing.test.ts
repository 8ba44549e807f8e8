import { expect, test } from 'vitest';
import { canBeCompleted } from './completing.ts';
import { ORDER_STATUSES } from './order-status.ts';

test.each(ORDER_STATUSES.map((status) => [status, status === 'processing'] as const))(
  'an order that is %s can be completed: %s',
  (status, expected) => {
    expect(canBeCompleted(status)).toBe(expected);
  },
);
