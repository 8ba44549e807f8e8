import type { TransactionType } from '#domain/payments/transaction-type.ts';
import type { ProofLineKind } from '#domain/payouts/payout-proof.ts';
import { known, type Word } from '#domain/shared/word.ts';

const SALES: readonly TransactionType[] = ['charge', 'payment'];
const REFUNDS: readonly TransactionType[] = ['refund', 'payment_refund', 'payment_failure_refund'];
const RETURNED: readonly TransactionType[] = ['refund_failure'];
const TYPES: Partial<Record<ProofLineKind, readonly TransactionType[]>> = {
  payments: SALES,
  payment_fees: [...SALES, ...REFUNDS, ...RETURNED],
  refunds: REFUNDS,
  refunds_returned: RETURNED,
  disputes: ['dispute'],
  disputes_won: ['dispute_reversal'],
  reader_fees: ['card_reader_fee'],
  loan_disbursement: ['financing_payout'],
  loan_repayment: ['financing_paydown'],
  adjustments: ['adjustment'],
};

/** Which rows of the transactions list a line of a proof is made of; none for what is no row. */
export const typesOfLine = (kind: Word<ProofLineKind>): readonly TransactionType[] | undefined =>
  known(TYPES, kind);
