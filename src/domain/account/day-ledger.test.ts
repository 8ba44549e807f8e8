import { expect, test } from 'vitest';
import { type DayFacts, dayLedger, needsNote } from './day-ledger.ts';

const quiet: DayFacts = {
  opening: 10_000,
  movements: [],
  payouts: { count: 0, amount: 0, fee: 0 },
  closing: 10_000,
};
const amounts = (facts: DayFacts) =>
  Object.fromEntries(dayLedger(facts).lines.map(({ kind, amount }) => [kind, amount]));

test('a quiet day has every line, each of nothing, and ends as it began', () => {
  expect(amounts(quiet)).toEqual({ payments: 0, refunds: 0, disputes: 0, fees: 0, payouts: 0, other: 0 });
  expect(dayLedger(quiet)).toMatchObject({ opening: 10_000, closing: 10_000, unexplained: 0 });
});

test('what customers paid, got back and claimed stands before fees, and every fee is one line', () => {
  const facts: DayFacts = {
    opening: 10_000,
    movements: [
      { type: 'charge', count: 3, amount: 9_000, fees: 300 },
      { type: 'payment', count: 1, amount: 1_000, fees: 50 },
      { type: 'refund', count: 1, amount: -2_000, fees: 0 },
      { type: 'refund_failure', count: 1, amount: 500, fees: 0 },
      { type: 'dispute', count: 1, amount: -3_000, fees: 1_500 },
      { type: 'dispute_reversal', count: 1, amount: 700, fees: 0 },
      { type: 'card_reader_fee', count: 1, amount: 0, fees: 200 },
      { type: 'financing_paydown', count: 1, amount: -100, fees: 0 },
      { type: 'adjustment', count: 1, amount: 40, fees: 0 },
    ],
    payouts: { count: 2, amount: 4_000, fee: 60 },
    closing: 10_000 + 10_000 - 1_500 - 2_300 - 2_110 - 4_000 - 60,
  };
  expect(amounts(facts)).toEqual({
    payments: 10_000,
    refunds: -1_500,
    disputes: -2_300,
    fees: -2_110,
    payouts: -4_000,
    other: -60,
  });
  expect(dayLedger(facts).unexplained).toBe(0);
  expect(dayLedger(facts).lines.map(({ count }) => count)).toEqual([4, 2, 2, 7, 2, 2]);
});

test('a type of a newer provider is something other, and counts', () => {
  const movements = [{ type: 'a new one' as never, count: 1, amount: 70, fees: 0 }];
  expect(dayLedger({ ...quiet, movements, closing: 10_070 })).toMatchObject({ unexplained: 0 });
});

test.each([
  ['to the last minor unit', 10_000, 0, false],
  ['one too many', 10_001, 1, true],
  ['one too few', 9_999, -1, true],
])('a day adds up %s', (_, closing, unexplained, isAsked) => {
  const ledger = dayLedger({ ...quiet, closing });
  expect(ledger.unexplained).toBe(unexplained);
  expect(needsNote([dayLedger(quiet), ledger])).toBe(isAsked);
});
