import { expect, test } from 'vitest';
import { minor } from '../shared/money.ts';
import { repaymentOf } from './loan-repayment.ts';

test.each([
  // amount, fee, paid, required, paid in the interval → owed, owed by the end of the interval
  [100_000, 10_000, 0, 12_223, 0, 110_000, 12_223],
  [100_000, 10_000, 12_222, 12_223, 12_222, 97_778, 1],
  [100_000, 10_000, 12_223, 12_223, 12_223, 97_777, 0],
  [100_000, 10_000, 20_000, 12_223, 20_000, 90_000, 0],
  [100_000, 10_000, 109_999, 12_223, 0, 1, 1],
  [100_000, 10_000, 110_000, 12_223, 0, 0, 0],
])('%i + %i, paid %i, interval %i of which %i', (amount, fee, paid, required, inInterval, owed, due) => {
  expect(
    repaymentOf({
      amount: minor(amount),
      fee_amount: minor(fee),
      paid_amount: minor(paid),
      interval: { paid_amount: minor(inInterval), required_amount: minor(required) },
    }),
  ).toEqual({ remaining: owed, intervalRemaining: due });
});
