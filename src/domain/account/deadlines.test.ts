import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S } from '../shared/time.ts';
import {
  arrivesBy,
  type Deadline,
  type DeadlineKind,
  deadlineMarks,
  MARKS_MAX,
  RAIL_S,
  railPlaces,
} from './deadlines.ts';

const now = epochSeconds(1_763_200_000);
const due = (left: number, kind: DeadlineKind = 'capture', id = `${kind} ${left}`): Deadline => ({
  ...{ kind, id, at: epochSeconds(now + left), amount: 500, currency: 'usd' },
});
const counts = (all: readonly Deadline[]) => deadlineMarks(all, now).map(({ count }) => count);

describe('what stands on the rail', () => {
  test.each([
    ['at this very second it is over', 0, []],
    ['a second from now', 1, [1]],
    ['at the end of three days', RAIL_S, [1]],
    ['a second later', RAIL_S + 1, []],
  ])('%s', (_, left, expected) => {
    expect(counts([due(left)])).toEqual(expected);
  });

  test('the first comes first, and one says which it is', () => {
    expect(deadlineMarks([due(9), due(5, 'dispute', 'ch_1')], now)).toEqual([
      { kind: 'dispute', at: now + 5, count: 1, only: { id: 'ch_1', amount: 500, currency: 'usd' } },
      { kind: 'capture', at: now + 9, count: 1, only: { id: 'capture 9', amount: 500, currency: 'usd' } },
    ]);
  });

  test('what ends at one moment is one mark of its kind', () => {
    expect(deadlineMarks([due(5), due(5, 'capture', 'pi_2'), due(5, 'hold')], now)).toMatchObject([
      { kind: 'capture', count: 2, only: null },
      { kind: 'hold', count: 1 },
    ]);
  });

  test('as many as have room stand alone; with one more, neighbours are drawn together', () => {
    const every = (minutes: number, length: number) =>
      Array.from({ length }, (_, place) => due((place + 1) * minutes * 60));
    expect(counts(every(20, MARKS_MAX))).toEqual(Array.from({ length: MARKS_MAX }, () => 1));
    expect(counts(every(20, MARKS_MAX + 1))).toEqual([3, 3, 3, 3, 1]);
  });

  test('however many there are, all are counted and none of another kind is hidden', () => {
    const many = Array.from({ length: 3000 }, (_, place) =>
      due(1 + ((place * 97) % RAIL_S), (['dispute', 'hold', 'capture', 'payout'] as const)[place % 4]),
    );
    const marks = deadlineMarks(many, now);
    expect(marks.length).toBeLessThanOrEqual(MARKS_MAX);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
    expect(new Set(marks.map(({ kind }) => kind)).size).toBe(4);
  });
});

describe('where the marks stand', () => {
  const at = (...hours: number[]) => hours.map((hour) => ({ at: epochSeconds(now + hour * HOUR_S) }));
  test.each([
    ['where their moment is', at(0, 36, 72), 0.1, [0, 0.5, 1]],
    ['one that would cover the last stands beside it', at(36, 36), 0.1, [0.5, 0.6]],
    ['at the end there is no room on the other side', at(72, 72), 0.1, [0.9, 1]],
    ['none', [], 0.1, []],
  ])('%s', (_, marks, gap, expected) => {
    expect(railPlaces(marks, now, gap)).toEqual(expected);
  });
});

test.each([
  ['a day is over at the end of the store’s day', 0, 5 * HOUR_S + DAY_S - 1],
  ['a moment is that moment', 1, 1],
])('a payout that arrives: %s', (_, told, until) => {
  expect(arrivesBy(epochSeconds(1_763_164_800 + told), 'America/New_York')).toBe(1_763_164_800 + until);
});
