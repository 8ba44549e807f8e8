import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import type { WaitingWork } from './waiting-work.ts';
import { failedPayoutWords, workWords } from './work-words.ts';

const now = epochSeconds(1_763_200_000);
const work = (over: Partial<WaitingWork> = {}): WaitingWork => ({
  ...{ kind: 'disputes', count: 7, total: undefined, until: epochSeconds(now + 2 * DAY_S), today: 0 },
  ...{ isUrgent: true, ids: [], only: undefined },
  ...over,
});
const title = (over: Partial<WaitingWork>) =>
  workWords(work(over), { now, sum: '$60.00', by: 'Nov 17 (UTC)' }).title;

describe('disputes', () => {
  test.each([
    ['several', {}, 'Respond to 7 active disputes for a total of $60.00'],
    ['some of them today', { today: 2 }, 'Respond to 7 active disputes, 2 today, for a total of $60.00'],
    ['all of them today', { today: 7 }, 'Respond to 7 active disputes, all today, for a total of $60.00'],
    ['one', { count: 1 }, 'Respond to a dispute for $60.00: 2 days left'],
    [
      'one with a day',
      { count: 1, until: epochSeconds(now + DAY_S + 1) },
      'Respond to a dispute for $60.00: 1 day left',
    ],
    [
      'one on its last day',
      { count: 1, until: epochSeconds(now + DAY_S) },
      'Respond to a dispute for $60.00: Last day',
    ],
  ])('%s', (_, over, expected) => {
    expect(title(over)).toBe(expected);
  });

  test('two currencies have no sum', () => {
    expect(workWords(work({ today: 2 }), { now, sum: undefined, by: '' }).title).toBe(
      'Respond to 7 active disputes, 2 today',
    );
  });
});

test.each([
  ['a held payment', { kind: 'held', count: 1 }, 'Decide about a held payment: $60.00'],
  ['held payments', { kind: 'held', count: 3, today: 1 }, 'Decide about 3 held payments, 1 today: $60.00'],
  [
    'a hold',
    { kind: 'expiring', count: 1, today: 1 },
    'Capture a payment before its hold ends, today: $60.00',
  ],
  ['holds', { kind: 'expiring', count: 2 }, 'Capture 2 payments before their holds end: $60.00'],
] as const)('%s', (_, over, expected) => {
  expect(title(over)).toBe(expected);
});

test('where more wait than one answer brings, nobody is told that these are all', () => {
  const words = workWords(work({ kind: 'expiring', count: 1, today: 1 }), {
    ...{ now, sum: undefined, by: 'Nov 17 (UTC)', atLeast: '1 or more' },
  });
  expect(words.title).toBe('Capture 1 or more payments before their holds end');
  expect(words.text).toBe('Capture the first by Nov 17 (UTC).');
});

const failed = { sum: '$5.00', day: 'Nov 17', reason: 'The bank account has been closed.' };

test('a payout that failed says where its money is', () => {
  expect(failedPayoutWords({ ...failed, type: 'deposit' })).toEqual({
    title: 'The payout of $5.00 of Nov 17 failed',
    text: 'The bank account has been closed. The money is back in your balance.',
    action: 'See payout',
  });
});

test('a withdrawal that failed brings nothing back: what it was to collect is owed again', () => {
  expect(failedPayoutWords({ ...failed, type: 'withdrawal' })).toEqual({
    title: 'The withdrawal of $5.00 of Nov 17 failed',
    text: 'The bank account has been closed. The amount is missing from your balance again.',
    action: 'See payout',
  });
});
