import { describe, expect, test } from 'vitest';
import { refundEffect } from './refund-effect.ts';

type Row = Parameters<typeof refundEffect>[0][number];
const row = (over: Partial<Row> = {}): Row => ({
  type: 'charge',
  currency: 'usd',
  amount: 10_000,
  fees: 320,
  customer_currency: 'usd',
  customer_amount: 10_000,
  exchange_rate: null,
  ...over,
});
const taken = (type: Row['type'], amount: number, customer_amount = amount): Row =>
  row({ type, amount, customer_amount, fees: 0 });
const inEuro = { currency: 'usd', customer_currency: 'eur', exchange_rate: '1.085' };

describe('refundEffect', () => {
  test.each<[string, readonly Row[], number, number, number]>([
    ['all of it', [row()], 10_000, 10_000, 320],
    ['a part costs its part, and the whole fee is kept', [row()], 1, 1, 320],
    ['after a part', [row(), taken('refund', -4000)], 6000, 6000, 320],
    [
      'after one that failed',
      [row(), taken('refund', -4000), taken('refund_failure', 4000)],
      10_000,
      10_000,
      320,
    ],
    [
      'a claim that was won took nothing, and its fee is not the sale\u2019s',
      [
        row(),
        { ...taken('dispute', -10_000), fees: 1500 },
        { ...taken('dispute_reversal', 10_000), fees: -1500 },
      ],
      10_000,
      10_000,
      320,
    ],
    ['a loan\u2019s share is no taking', [row(), taken('financing_paydown', -500, 0)], 10_000, 10_000, 320],
    [
      'in the customer\u2019s currency, one rounding for the whole',
      [row({ ...inEuro, amount: 11, customer_amount: 10, fees: 1 })],
      3,
      3,
      1,
    ],
    [
      'the last part costs what is left of the sale',
      [
        row({ ...inEuro, amount: 11, customer_amount: 10, fees: 1 }),
        { ...taken('refund', -3), ...inEuro },
        { ...taken('refund', -4, -3), ...inEuro },
      ],
      4,
      4,
      1,
    ],
  ])('%s', (_, movements, amount, cost, feeKept) => {
    expect(refundEffect(movements, amount)).toEqual({ currency: 'usd', cost, feeKept });
  });

  test('without a sale in the ledger nothing is said', () => {
    expect(refundEffect([taken('refund', -5)], 5)).toBeUndefined();
  });
});
