import { describe, expect, test } from 'vitest';
import { monthlyStatement, type StatementFacts } from './monthly-statement.ts';
import { MOVEMENT_KINDS } from './movement-kind.ts';

type Moved = StatementFacts['movements'][number];
const moved = (over: Pick<Moved, 'kind' | 'count' | 'amount' | 'fees'> & Partial<Moved>): Moved => ({
  ...{ fee_tax: 0, fees_untold: 0, exchange: 0 },
  ...over,
});
const facts = (over: Partial<StatementFacts> = {}): StatementFacts => ({
  ...{ opening: 1000, held: 1000, pending: 0, in_transit: 0, movements: [] },
  ...over,
});

test('opening and all lines are the closing; sums and what they cost stand apart', () => {
  const statement = monthlyStatement(
    facts({
      movements: [
        moved({ kind: 'sale', count: 3, amount: 10_000, fees: 320 }),
        moved({ kind: 'refund', count: 1, amount: -2000, fees: 0 }),
        moved({ kind: 'dispute', count: 1, amount: -1000, fees: 1500 }),
        moved({ kind: 'reader_fee', count: 1, amount: 0, fees: 200 }),
        moved({ kind: 'payout', count: 1, amount: -4000, fees: 60 }),
        moved({ kind: 'other_balance', count: 1, amount: 77, fees: 0 }),
      ],
      held: 1920,
      pending: 500,
      in_transit: 4000,
    }),
  );
  expect(statement).toEqual({
    opening: 1000,
    lines: [
      { line: 'payments', count: 3, amount: 10_000 },
      { line: 'refunds', count: 1, amount: -2000 },
      { line: 'disputes', count: 1, amount: -1000 },
      { line: 'processing_fees', count: 3, amount: -320 },
      { line: 'dispute_fees', count: 1, amount: -1500 },
      { line: 'reader_fees', count: 1, amount: -200 },
      { line: 'payouts', count: 1, amount: -4000 },
      { line: 'payout_fees', count: 1, amount: -60 },
    ],
    closing: 1920,
    remainder: 0,
    available: 1420,
    pending: 500,
    in_transit: 4000,
    arrived: { count: 0, amount: 0 },
    fee_tax: 0,
    fees_untold: 0,
  });
});

test('what arrived and the tax on fees stand beside the lines', () => {
  const { closing, arrived, fee_tax, fees_untold } = monthlyStatement(
    facts({
      movements: [
        moved({ kind: 'sale', count: 2, amount: 5000, fees: 330, fee_tax: 30 }),
        moved({ kind: 'dispute', count: 1, amount: -1000, fees: 1500, fees_untold: 1500 }),
        // Of 50.00 the bank kept 0.20, and of 30.00 it gave 0.10 less by its rate.
        moved({ kind: 'arrival', count: 2, amount: -7990, fees: 20, exchange: -10 }),
      ],
    }),
  );
  expect({ closing, arrived, fee_tax, fees_untold }).toEqual({
    ...{ closing: 3170, fee_tax: 30, fees_untold: 1500 },
    arrived: { count: 2, amount: 7980 },
  });
});

test.each([
  [1000, 0],
  [1001, 1],
  [999, -1],
  [null, null],
])('a provider that held %s leaves %s', (held, remainder) => {
  expect(monthlyStatement(facts({ held })).remainder).toBe(remainder);
});

describe('every kind that moves the balance', () => {
  test.each(MOVEMENT_KINDS)('%s', (kind) => {
    const { closing } = monthlyStatement(
      facts({ movements: [moved({ kind, count: 1, amount: 50, fees: 3 })] }),
    );
    const isElsewhere = ['other_balance', 'arrival', 'bank_difference'].includes(kind);
    expect(closing).toBe(isElsewhere ? 1000 : 1047);
  });
});
