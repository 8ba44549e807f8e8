import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S } from '../shared/time.ts';
import { nextTry, TRIED_FOR_S, turnsOff } from './next-try.ts';

const made = 1_000_000;
const own = (attempts: number, afterS: number) => {
  const at = nextTry({
    kind: 'own',
    since: epochSeconds(made),
    attempts,
    now: epochSeconds(made + afterS),
  });
  return at === undefined ? undefined : at - made;
};

describe('a delivery of ours that failed', () => {
  test.each([
    [1, 0, 10],
    [2, 10, 70],
    [3, 70, 370],
    [6, 3 * HOUR_S, 9 * HOUR_S],
    [7, 9 * HOUR_S, 21 * HOUR_S],
    [20, 50 * HOUR_S, 62 * HOUR_S],
    [21, 3 * DAY_S - 60, 3 * DAY_S],
    [22, 3 * DAY_S - 1, 3 * DAY_S],
  ])('the %d. time after %d s is tried at %d s', (attempts, after, at) =>
    expect(own(attempts, after)).toBe(at),
  );

  test('is given up after three days, and not a second before', () => {
    expect(own(9, TRIED_FOR_S - 1)).toBe(TRIED_FOR_S);
    expect(own(9, TRIED_FOR_S)).toBeUndefined();
  });

  test('is tried about a dozen times in all', () => {
    let [tries, at]: [number, number | undefined] = [0, 0];
    while (at !== undefined) {
      tries += 1;
      at = own(tries, at);
    }
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(16);
  });
});

test('a store’s is tried once', () => {
  const now = epochSeconds(made);
  expect(nextTry({ kind: 'store', since: now, attempts: 1, now })).toBeUndefined();
});

test.each([
  ['store', 4, true, false],
  ['store', 5, true, true],
  ['own', 40, false, false],
  ['own', 1, true, true],
] as const)('%s with %d failures, given up: %s, is turned off: %s', (kind, failures, isGivenUp, off) =>
  expect(turnsOff({ kind, failures, isGivenUp })).toBe(off),
);
