import { type Minor, minor } from '../shared/money.ts';

/** `a × b ÷ c` towards nothing, without passing through a fraction. */
const share = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c));

type Taxed = Readonly<{ total: number; total_tax: number }>;

/**
 * The tax inside of a payment, refund or dispute: the same part of it as of its order, cut to whole minor units, so that parts
 * of an order never hold more tax than the order. An order without a sum has none.
 */
export const taxPart = (amount: number, { total, total_tax }: Taxed): Minor =>
  minor(total <= 0 || total_tax <= 0 ? 0 : share(amount, Math.min(total_tax, total), total));

type Lent = Readonly<{ amount: number; fee_amount: number }>;

/**
 * What of a repayment pays the loan's fee: the fee's part of all that was repaid with it, less its part of what was before.
 * So the last repayment takes the rounding, and all of them together pay the fee to the minor unit.
 */
export function interestPart(loan: Lent, before: number, repaid: number): Minor {
  const owed = loan.amount + loan.fee_amount;
  if (owed <= 0) return minor(0);
  const until = (paid: number) => share(Math.min(Math.max(paid, 0), owed), loan.fee_amount, owed);
  return minor(until(before + repaid) - until(before));
}

type Sold = Readonly<{ amount: number; customer_amount: number }>;

/**
 * What a refund or dispute in another currency came to beyond the sale's own rate: its sum less what the same part of the sale
 * had brought.
 */
export const exchangePart = (taken: Sold, sale: Sold | undefined): Minor =>
  minor(
    !sale || sale.customer_amount === 0
      ? 0
      : taken.amount - share(taken.customer_amount, sale.amount, sale.customer_amount),
  );
