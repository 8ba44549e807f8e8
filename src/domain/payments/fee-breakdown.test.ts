import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { feeSteps } from './fee-breakdown.ts';
import { type FeeHistoryEntry, type FeeRates, feeKindOf, isBaseOnly } from './fee-rates.ts';

const entry = (over: Partial<FeeHistoryEntry> = {}): FeeHistoryEntry => ({
  type: 'base',
  percentage_rate: 0.029,
  fixed_rate: minor(30),
  currency: currency('usd'),
  ...over,
});
const international = entry({
  type: 'additional',
  additional_type: 'international',
  percentage_rate: 0.015,
  fixed_rate: minor(0),
});
const fx = entry({ type: 'additional', additional_type: 'fx', percentage_rate: 0.01, fixed_rate: minor(0) });
const rates = (...history: FeeHistoryEntry[]): FeeRates => ({
  percentage: history.reduce((sum, { percentage_rate }) => sum + percentage_rate, 0),
  fixed: minor(history.reduce((sum, { fixed_rate }) => sum + fixed_rate, 0)),
  fixed_currency: currency('usd'),
  history,
});

describe('the steps of a fee', () => {
  test('are named by their kind', () => {
    expect(
      [entry(), international, fx, entry({ type: 'discount' }), entry({ type: 'additional' })].map(feeKindOf),
    ).toEqual(['base', 'additional-international', 'additional-fx', 'discount', undefined]);
    expect(isBaseOnly(rates(entry()))).toBe(true);
    expect(isBaseOnly(rates(entry(), fx))).toBe(false);
    expect(isBaseOnly(rates(fx))).toBe(false);
    expect(isBaseOnly(rates())).toBe(false);
  });

  test('come to what was taken', () => {
    expect(feeSteps(rates(entry(), international, fx), 26_940, 1484)).toMatchObject([
      { kind: 'base', amount: 811 },
      { kind: 'additional-international', amount: 404 },
      { kind: 'additional-fx', amount: 269 },
    ]);
  });

  test('a discount takes away, a cap is said', () => {
    const discount = entry({ type: 'discount', percentage_rate: -0.0145, fixed_rate: minor(-15) });
    expect(feeSteps(rates(entry(), discount), 10_000, 160)).toMatchObject([
      { kind: 'base', amount: 320, isCapped: false },
      { kind: 'discount', amount: -160 },
    ]);
    expect(feeSteps(rates(entry({ capped: true, fixed_rate: minor(500) })), 1_000_000, 500)).toMatchObject([
      { kind: 'base', isCapped: true, amount: 500 },
    ]);
  });

  test('always add up to the fee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10 ** 8 }),
        (amount, fee) => {
          const steps = feeSteps(rates(entry(), international, fx), amount, fee);
          expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(fee);
        },
      ),
    );
  });
});
