import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, utcInstant } from '../shared/time.ts';
import { hasLeftAgain, isRecentFailure, waitingWork } from './waiting-work.ts';

const now = epochSeconds(1_763_200_000);
const after = (seconds: number) => utcInstant(epochSeconds(now + seconds));

const claim = (left: number, amount = 1000, currency = 'usd') => ({
  ...{ dispute_id: 'dp_1', charge_id: `ch_${left}`, amount, currency },
  due_by: after(left),
});
const hold = (left: number, is_held_for_review = false, currency = 'usd') => ({
  ...{ payment_intent_id: `pi_${left}`, amount: 500, currency, is_held_for_review },
  created: after(left - 7 * DAY_S),
  capture_before: after(left),
});

describe('waitingWork', () => {
  test('nothing waits', () => {
    expect(waitingWork([], [], now)).toEqual([]);
    expect(waitingWork([{ ...claim(DAY_S), due_by: '' }], [], now)).toEqual([]);
  });

  test('several of a kind are one thing to do, told by the first deadline', () => {
    expect(waitingWork([claim(5 * DAY_S), claim(4 * DAY_S, 250)], [], now)).toEqual([
      {
        ...{ kind: 'disputes', count: 2, total: { amount: 1250, currency: 'usd' }, only: undefined },
        ...{ until: now + 4 * DAY_S, isUrgent: false },
      },
    ]);
  });

  test('one alone says which, and two currencies have no sum', () => {
    const [one] = waitingWork([claim(DAY_S)], [], now);
    expect(one).toMatchObject({ count: 1, only: `ch_${DAY_S}`, total: { amount: 1000, currency: 'usd' } });
    const [two] = waitingWork([claim(DAY_S), claim(DAY_S, 1, 'eur')], [], now);
    expect(two).toMatchObject({ count: 2, total: undefined, only: undefined });
  });

  test.each([
    ['a dispute at three days', [claim(3 * DAY_S)], [], true],
    ['a dispute a second later', [claim(3 * DAY_S + 1)], [], false],
    ['a held payment at a day', [], [hold(DAY_S, true)], true],
    ['a held payment a second later', [], [hold(DAY_S + 1, true)], false],
    ['a hold at a day', [], [hold(DAY_S)], true],
    ['a hold a second later', [], [hold(DAY_S + 1)], false],
  ])('%s: urgent', (_, disputes, holds, isUrgent) => {
    expect(waitingWork(disputes, holds, now)).toMatchObject([{ isUrgent }]);
  });

  test.each([
    ['a hold that ends in two days', hold(2 * DAY_S), 1],
    ['a second later', hold(2 * DAY_S + 1), 0],
    ['at its very end', hold(0), 0],
    ['a second before', hold(1), 1],
    ['held for review, however long', hold(6 * DAY_S, true), 1],
    [
      'a week from its beginning, where the provider says nothing',
      { ...hold(HOUR_S), capture_before: null },
      1,
    ],
  ])('%s', (_, one, count) => {
    expect(waitingWork([], [one], now)).toHaveLength(count);
  });

  test('the nearest deadline leads', () => {
    const kinds = waitingWork([claim(2 * DAY_S)], [hold(DAY_S), hold(3 * DAY_S, true)], now);
    expect(kinds.map(({ kind }) => kind)).toEqual(['expiring', 'disputes', 'held']);
  });
});

test.each([
  [14 * DAY_S, true],
  [14 * DAY_S + 1, false],
])('a failure of %d seconds ago is news: %s', (ago, isNews) => {
  expect(isRecentFailure(epochSeconds(now - ago), now)).toBe(isNews);
});

test.each([
  ['a later one left', { created: 200, status: 'in_transit' }, true],
  ['the later one came back, too', { created: 200, status: 'failed' }, false],
  ['the other is earlier', { created: 50, status: 'paid' }, false],
  ['the other is of another currency', { created: 200, status: 'paid', currency: 'eur' }, false],
] as const)('money that came back has left again: %s', (_, other, expected) => {
  const failed = { currency: 'usd', created: epochSeconds(100), status: 'failed' } as const;
  expect(
    hasLeftAgain(failed, [failed, { currency: 'usd', ...other, created: epochSeconds(other.created) }]),
  ).toBe(expected);
});
