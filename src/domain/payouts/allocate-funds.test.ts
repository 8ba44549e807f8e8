import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AllocatedPart, allocateOldest, type FreeMovement } from './allocate-funds.ts';

const movements = (...nets: number[]): FreeMovement[] => nets.map((net, place) => ({ id: `t${place}`, net }));
const sum = (parts: readonly AllocatedPart[]): number => parts.reduce((total, { part }) => total + part, 0);
const shown = (parts: readonly AllocatedPart[]) =>
  parts.map(({ id, part, whole }) => `${id} ${part}${whole ? '' : ' of it'}`);

test.each([
  ['exactly one', [100, 50], 0, 100, ['t0 100']],
  ['a cent more reaches into the next', [100, 50], 0, 101, ['t0 100', 't1 1 of it']],
  ['a cent less leaves a rest', [100, 50], 0, 99, ['t0 99 of it']],
  ['begins where the one before ended', [100, 50], 99, 51, ['t0 1 of it', 't1 50']],
  ['begins at a seam', [100, 50], 100, 50, ['t1 50']],
  ['a refund belongs to whoever reaches it', [100, -30, 60], 0, 130, ['t0 100', 't1 -30', 't2 60']],
  ['two payouts out of one payment', [100], 40, 40, ['t0 40 of it']],
  ['less is there than was paid out', [100], 0, 150, ['t0 100']],
  ['nothing is there', [], 0, 10, []],
])('%s', (_, nets, before, wanted, expected) => {
  expect(shown(allocateOldest(movements(...nets), before, wanted))).toEqual(expected);
});

describe('whatever came in and whatever was paid out', () => {
  const nets = fc.array(fc.integer({ min: -300, max: 1000 }), { maxLength: 40 });
  const payouts = fc.array(fc.integer({ min: 1, max: 800 }), { minLength: 1, maxLength: 12 });

  test('each payout gets exactly what it sent as long as there was so much', () => {
    fc.assert(
      fc.property(nets, payouts, (given, wants) => {
        let before = 0;
        for (const wanted of wants) {
          const reached = Math.max(
            ...movements(...given).map((_, end) => given.slice(0, end + 1).reduce((a, b) => a + b, 0)),
            0,
          );
          const parts = allocateOldest(movements(...given), before, wanted);
          if (reached >= before + wanted) expect(sum(parts)).toBe(wanted);
          before += wanted;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('no money is counted to two payouts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 40 }), payouts, (given, wants) => {
        const used = new Map<string, number>();
        let before = 0;
        for (const wanted of wants) {
          for (const { id, part } of allocateOldest(movements(...given), before, wanted))
            used.set(id, (used.get(id) ?? 0) + part);
          before += wanted;
        }
        for (const { id, net } of movements(...given)) expect(used.get(id) ?? 0).toBeLessThanOrEqual(net);
      }),
      { numRuns: 1000 },
    );
  });
});
