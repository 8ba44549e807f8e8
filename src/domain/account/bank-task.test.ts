import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, secondsOf, type UtcInstant } from '../shared/time.ts';
import { bankTask, type EarlySeller } from './bank-task.ts';

const CREATED = '2026-01-01 10:00:00' as UtcInstant;
const START = secondsOf(CREATED);
const after = (days: number, seconds = 0) => epochSeconds(START + days * DAY_S + seconds);

const aSeller = (
  over: Partial<EarlySeller> = {},
  early: Partial<EarlySeller['progressiveOnboarding']> = {},
): EarlySeller => ({
  status: 'restricted',
  created: CREATED,
  detailsSubmitted: true,
  progressiveOnboarding: {
    isEnabled: true,
    isComplete: false,
    tpv: 0,
    firstTransactionDate: CREATED,
    ...early,
  },
  ...over,
});

describe('by sales, in whole units', () => {
  test.each([
    [0, 3, 'after_payment'],
    [99_999, 3, 'after_payment'],
    [100_000, 2, 'balance_rising'],
    [299_999, 2, 'balance_rising'],
    [300_000, 1, 'near_threshold'],
    [499_999, 1, 'near_threshold'],
    [500_000, 1, 'threshold_reached'],
  ])('%i minor units: level %i, %s', (tpv, level, reason) => {
    expect(bankTask(aSeller({}, { tpv }), START)).toMatchObject({ level, reason });
  });
});

describe('by days since the first sale', () => {
  test.each([
    [6, DAY_S - 1, 3, 'after_payment'],
    [7, 0, 2, 'balance_rising'],
    [20, DAY_S - 1, 2, 'balance_rising'],
    [21, 0, 1, 'near_threshold'],
    [29, DAY_S - 1, 1, 'near_threshold'],
    [30, 0, 1, 'threshold_reached'],
  ])('%i days and %i s: level %i, %s', (days, seconds, level, reason) => {
    expect(bankTask(aSeller(), after(days, seconds))).toMatchObject({ level, reason });
  });
});

describe('by days without a sale', () => {
  test.each([
    [13, DAY_S - 1, 3, 'no_payment'],
    [14, 0, 2, 'no_payment_14_days'],
    [29, DAY_S - 1, 2, 'no_payment_14_days'],
    [30, 0, 1, 'no_payment_30_days'],
  ])('%i days and %i s: level %i, %s', (days, seconds, level, reason) => {
    const seller = aSeller({}, { firstTransactionDate: null });
    expect(bankTask(seller, after(days, seconds))).toMatchObject({ level, reason });
  });
});

test('thirty days from the first sale, else from the beginning', () => {
  const firstTransactionDate = '2026-01-11 10:00:00' as UtcInstant;
  expect(bankTask(aSeller({}, { firstTransactionDate }), START)?.deadline).toBe(after(40));
  expect(bankTask(aSeller({}, { firstTransactionDate: null }), START)?.deadline).toBe(after(30));
});

test.each([
  ['early selling is off', aSeller({}, { isEnabled: false })],
  ['it is complete', aSeller({}, { isComplete: true })],
  ['nobody knows when the account began', aSeller({ created: '' })],
  ['details are missing, which is another task', aSeller({ detailsSubmitted: false })],
  ['the account is pending', aSeller({ status: 'pending' })],
  ['its details are being checked', aSeller({ status: 'pending_verification' })],
  ['the account is complete', aSeller({ status: 'complete' })],
  ['the account is enabled', aSeller({ status: 'enabled' })],
])('no task when %s', (_, seller) => {
  expect(bankTask(seller, after(40))).toBeUndefined();
});
