import * as z from 'zod/mini';
import { unixSeconds } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, utcInstant } from './kit/fields.ts';

const path = '/wc/v3/payments/capital';
/** A share of each sale: 0.125 is 12.5%. */
const withhold_rate = z.number();

const loan = z.object({
  stripe_loan_id: z.string(),
  amount,
  currency: currencyCode,
  fee_amount: amount,
  withhold_rate,
  paid_out_at: utcInstant,
  first_paydown_at: z.nullable(utcInstant),
  fully_paid_at: z.nullable(utcInstant),
});
export type Loan = z.output<typeof loan>;

const activeLoan = z.object({
  /** The loan itself, so that its transactions can be linked to. */
  stripe_loan_id: z.string(),
  currency: currencyCode,
  advance_amount: amount,
  advance_paid_out_at: unixSeconds,
  fee_amount: amount,
  paid_amount: amount,
  remaining_amount: amount,
  repayments_begin_at: unixSeconds,
  withhold_rate,
  current_repayment_interval: z.object({
    due_at: unixSeconds,
    paid_amount: amount,
    remaining_amount: amount,
  }),
});
export type ActiveLoan = z.output<typeof activeLoan>;

export const listLoans = endpoint({
  method: 'GET',
  path: `${path}/loans`,
  summary: 'Every loan of the account, newest first',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({ data: z.array(loan) }),
  errors: [],
});

/** `details` is null while nothing is owed. Times are unix seconds. */
export const readActiveLoan = endpoint({
  method: 'GET',
  path: `${path}/active_loan_summary`,
  summary: 'How far the loan that runs now is repaid',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({ details: z.nullable(activeLoan) }),
  errors: [],
});
