import { spoken } from '../shared/spoken.ts';
import type { ProofLineKind } from './payout-proof.ts';

/** What the lines of a proof are called, on the screen, in its file and on its paper. */
export const PROOF_LINE_WORDS = spoken('domain/payouts/proof-words-copy#PROOF_LINE_WORDS', {
  payments: 'Payments',
  payment_fees: 'Payment fees',
  refunds: 'Refunds',
  refunds_returned: 'Refunds that came back',
  disputes: 'Disputes, with their fees',
  disputes_won: 'Disputes won',
  reader_fees: 'Reader fees',
  loan_disbursement: 'Loan disbursement',
  loan_repayment: 'Loan repayment',
  adjustments: 'Adjustments',
  carried_over: 'Carried over',
  shared: 'Shared with another payout',
  payout_fee: 'Instant payout fee',
} as const satisfies Record<ProofLineKind, string>);

export const PROOF_END_WORDS = spoken('domain/payouts/proof-words-copy#PROOF_END_WORDS', {
  total: 'Lines add up to',
  sent: 'Sent to your bank',
  taken: 'Collected from your bank',
  /** The last line of the chain from the charge to the bank. */
  booked: 'On your bank statement',
  /** With the lines of the statement where it stands. */
  bookedIn: (lines: string) => `On your bank statement, ${lines}`,
  unexplained: 'Unexplained',
} as const);
