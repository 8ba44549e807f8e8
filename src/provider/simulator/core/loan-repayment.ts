import { type Minor, minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Charge, Loan } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { announced, type Changes, changes } from './changes.ts';
import type { Context } from './command.ts';
import { simObject } from './sim-object.ts';

const WHOLE = 10_000;

export const owed = (loan: Loan): number => loan.amount + loan.fee_amount - loan.paid_amount;

/** The loan after a payment of this much. */
export function paidDown(loan: Loan, amount: number, now: EpochSeconds): Loan {
  const paid_amount = minor(loan.paid_amount + amount);
  return {
    ...loan,
    paid_amount,
    first_paydown_at: loan.first_paydown_at ?? now,
    fully_paid_at: paid_amount >= loan.amount + loan.fee_amount ? now : null,
    interval: { ...loan.interval, paid_amount: minor(loan.interval.paid_amount + amount) },
  };
}

export type Repayment = Readonly<{
  loan: Loan;
  paydown: NonNullable<Charge['paydown']>;
  changes: Omit<Changes, 'answer'>;
}>;

/** A share of each sale in the loan's currency goes to the lender, rounded down, until nothing is owed. */
export function repayFromSale(
  loan: Loan | undefined,
  charge: Charge,
  settled: Minor,
  available_on: EpochSeconds,
  context: Context,
): Repayment | undefined {
  if (!loan || loan.currency !== charge.settlement_currency || loan.repayments_begin_at > context.now)
    return undefined;
  const share = Number((BigInt(settled) * BigInt(loan.withhold_rate)) / BigInt(WHOLE));
  const amount = minor(Math.min(share, owed(loan)));
  if (amount <= 0) return undefined;
  const booking = book(
    {
      type: 'financing_paydown',
      counterparty: 'lender',
      currency: loan.currency,
      amount: -amount,
      available_on,
      charge: charge.id,
      loan: loan.stripe_loan_id,
    },
    context,
  );
  const after = paidDown(loan, amount, context.now);
  return {
    loan: after,
    paydown: { amount, loan_id: loan.stripe_loan_id },
    changes: changes(null, booking.changes, announced(simObject('loan', after), 'loan.updated')),
  };
}
