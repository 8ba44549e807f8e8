import { type Minor, minor } from '../shared/money.ts';

type Owed = Readonly<{
  amount: Minor;
  fee_amount: Minor;
  paid_amount: Minor;
  interval: Readonly<{ paid_amount: Minor; required_amount: Minor }>;
}>;

/** What is still owed of a loan with its fee, and how much of it by the end of the interval at the least. */
export function repaymentOf({ amount, fee_amount, paid_amount, interval }: Owed) {
  const remaining = Math.max(0, amount + fee_amount - paid_amount);
  const due = Math.max(0, interval.required_amount - interval.paid_amount);
  return { remaining: minor(remaining), intervalRemaining: minor(Math.min(due, remaining)) };
}
