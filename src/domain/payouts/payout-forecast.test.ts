import { describe, expect, test } from 'vitest';
import { minor } from '../shared/money.ts';
import { calendarDate as day } from '../shared/time.ts';
import { type ForecastInput, forecastPayouts, nextPayoutChange } from './payout-forecast.ts';

/** Thursday, 12 November 2026, with a daily schedule. */
const usual: ForecastInput = {
  schedule: { interval: 'daily' },
  today: day('2026-11-12'),
  available: 0,
  coming: [],
  minimum: 500,
};
const forecast = (over: Partial<ForecastInput>) =>
  forecastPayouts({ ...usual, ...over }).map(
    ({ leaves, arrives, amount }) => `${leaves} ${arrives} ${amount}`,
  );

test.each<[string, Partial<ForecastInput>, string[]]>([
  ['nothing waits', {}, []],
  ['what is available leaves on the next weekday', { available: 1000 }, ['2026-11-13 2026-11-17 1000']],
  ['exactly the minimum leaves', { available: 500 }, ['2026-11-13 2026-11-17 500']],
  ['a cent less waits', { available: 499 }, []],
  [
    'too little waits for company',
    { available: 499, coming: [{ available_on: day('2026-11-17'), net: 1 }] },
    ['2026-11-17 2026-11-19 500'],
  ],
  [
    'what becomes available on the day goes along; the day after does not',
    {
      available: 1000,
      coming: [
        { available_on: day('2026-11-16'), net: 700 },
        { available_on: day('2026-11-13'), net: 300 },
      ],
    },
    ['2026-11-13 2026-11-17 1300', '2026-11-16 2026-11-18 700'],
  ],
  [
    'a debt is paid before anything leaves',
    { available: -800, coming: [{ available_on: day('2026-11-16'), net: 2000 }] },
    ['2026-11-16 2026-11-18 1200'],
  ],
  [
    'weekly: all of a week together',
    {
      schedule: { interval: 'weekly', weekly_anchor: 'friday' },
      available: 1000,
      coming: [{ available_on: day('2026-11-18'), net: 900 }],
    },
    ['2026-11-13 2026-11-17 1000', '2026-11-20 2026-11-24 900'],
  ],
  ['manual: only by hand', { schedule: { interval: 'manual' }, available: 9000 }, []],
])('%s', (_, over, expected) => {
  expect(forecast(over)).toEqual(expected);
});

test('four payouts ahead are enough of a guess', () => {
  const coming = Array.from({ length: 10 }, (_, index) => ({
    available_on: day(`2026-11-${String(13 + index).padStart(2, '0')}`),
    net: 1000,
  }));
  expect(forecast({ coming })).toHaveLength(4);
});

describe('nextPayoutChange', () => {
  const on = (leaves: string, amount: number) => ({
    leaves: day(leaves),
    arrives: day('2026-03-30'),
    amount: minor(amount),
  });
  test.each([
    ['none is planned', [], [on('2026-03-05', 5)], undefined],
    ['smaller', [on('2026-03-05', 500)], [on('2026-03-05', 499)], { now: 500, after: 499 }],
    ['gone', [on('2026-03-05', 500)], [], { now: 500, after: 0 }],
    ['put off', [on('2026-03-05', 500)], [on('2026-03-06', 400)], { now: 500, after: 0 }],
  ])('%s', (_, now, after, expected) => {
    expect(nextPayoutChange(now, after)).toEqual(expected && { leaves: '2026-03-05', ...expected });
  });
});
