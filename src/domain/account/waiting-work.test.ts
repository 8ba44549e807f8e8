import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, utcInstant } from '../shared/time.ts';
import { waitingWork } from './waiting-work.ts';

const now = epochSeconds(1_763_200_000);
const clock = { now, zone: 'UTC' };
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
    expect(waitingWork([], [], clock)).toEqual([]);
    expect(waitingWork([{ ...claim(DAY_S), due_by: '' }], [], clock)).toEqual([]);
  });

  test('several of a kind are one thing to do, told by the first deadline', () => {
    expect(waitingWork([claim(5 * DAY_S), claim(4 * DAY_S, 250)], [], clock)).toEqual([
      {
        ...{ kind: 'disputes', count: 2, total: { amount: 1250, currency: 'usd' }, only: undefined },
        ...{ until: now + 4 * DAY_S, isUrgent: false, today: 0, ids: ['dp_1', 'dp_1'] },
      },
    ]);
  });

  test('one alone says which, and two currencies have no sum', () => {
    const [one] = waitingWork([claim(DAY_S)], [], clock);
    expect(one).toMatchObject({ count: 1, only: `ch_${DAY_S}`, total: { amount: 1000, currency: 'usd' } });
    const [two] = waitingWork([claim(DAY_S), claim(DAY_S, 1, 'eur')], [], clock);
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
    expect(waitingWork(disputes, holds, clock)).toMatchObject([{ isUrgent }]);
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
    expect(waitingWork([], [one], clock)).toHaveLength(count);
  });

  // It is 09:46:40 in London, so its day ends in 51,200 seconds; in Auckland it is evening.
  test.each([
    ['UTC', 51_199, 1],
    ['UTC', 51_200, 0],
    ['Pacific/Auckland', 51_199, 0],
  ])('in %s, %i seconds from now are today: %i', (zone, left, today) => {
    expect(waitingWork([claim(left), claim(5 * DAY_S)], [], { now, zone })).toMatchObject([{ today }]);
  });

  test('the nearest deadline leads', () => {
    const kinds = waitingWork([claim(2 * DAY_S)], [hold(DAY_S), hold(3 * DAY_S, true)], clock);
    expect(kinds.map(({ kind }) => kind)).toEqual(['expiring', 'disputes', 'held']);
  });
});
