import type { Replied } from '#contract/kit/endpoint.ts';
import * as contract from '#contract/loans.ts';
import { repaymentOf } from '#domain/account/loan-repayment.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import { type Route, route } from '../../http/route.ts';
import { findActiveLoan, listLoans, type StoredLoan } from './loans-repository.ts';

const WHOLE = 10_000;
const instantOrNull = (at: EpochSeconds | null) => (at === null ? null : utcInstant(at));

export const loansRoutes: readonly Route[] = [
  route(contract.listLoans, async ({ db }) => ({ data: (await listLoans(db)).map(asListed) })),

  route(contract.readActiveLoan, async ({ db }) => {
    const loan = await findActiveLoan(db);
    return { details: loan ? asSummary(loan) : null };
  }),
];

const asListed = (loan: StoredLoan): contract.Loan => ({
  stripe_loan_id: loan.stripe_loan_id,
  amount: loan.amount,
  currency: loan.currency,
  fee_amount: loan.fee_amount,
  withhold_rate: loan.withhold_rate / WHOLE,
  paid_out_at: utcInstant(loan.paid_out_at),
  first_paydown_at: instantOrNull(loan.first_paydown_at),
  fully_paid_at: instantOrNull(loan.fully_paid_at),
});

function asSummary(loan: StoredLoan): Replied<typeof contract.readActiveLoan>['details'] {
  const { remaining, intervalRemaining } = repaymentOf(loan);
  return {
    stripe_loan_id: loan.stripe_loan_id,
    currency: loan.currency,
    advance_amount: loan.amount,
    advance_paid_out_at: loan.paid_out_at,
    fee_amount: loan.fee_amount,
    paid_amount: loan.paid_amount,
    remaining_amount: remaining,
    repayments_begin_at: loan.repayments_begin_at,
    withhold_rate: loan.withhold_rate / WHOLE,
    current_repayment_interval: {
      due_at: loan.interval.due_at,
      paid_amount: loan.interval.paid_amount,
      remaining_amount: intervalRemaining,
    },
  };
}
