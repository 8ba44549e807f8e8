import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf, worthOf } from './refund-lines.ts';

test.each([
  [{ total: 6000, quantity: 3, refunded_quantity: 0 }, 1, 2000, 3],
  [{ total: 6000, quantity: 3, refunded_quantity: 1 }, 2, 4000, 2],
  [{ total: 6000, quantity: 3, refunded_quantity: 3 }, 0, 0, 0],
  [{ total: 100, quantity: 3, refunded_quantity: 0 }, 1, 33, 3],
  [{ total: 100, quantity: 3, refunded_quantity: 1 }, 1, 34, 2],
  [{ total: 100, quantity: 3, refunded_quantity: 2 }, 1, 33, 1],
])('%j: %d more are worth %d, and %d are left', (line, more, worth, left) => {
  expect(worthOf(line, more)).toBe(worth);
  expect(leftOf(line)).toBe(left);
});

test('one by one, a line gives back its total and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 50 }), (total, quantity) => {
      const parts = Array.from({ length: quantity }, (_, refunded_quantity) =>
        worthOf({ total, quantity, refunded_quantity }, 1),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
