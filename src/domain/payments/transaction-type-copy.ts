import { spoken } from '../shared/spoken.ts';
import type { TransactionType } from './transaction-type.ts';

export const transactionTypeLabel = spoken('domain/payments/transaction-type-copy#transactionTypeLabel', {
  charge: 'Charge',
  payment: 'Payment',
  payment_failure_refund: 'Payment failure refund',
  payment_refund: 'Payment refund',
  refund: 'Refund',
  refund_failure: 'Refund failure',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute reversal',
  card_reader_fee: 'Reader fee',
  financing_payout: 'Loan disbursement',
  financing_paydown: 'Loan repayment',
  adjustment: 'Adjustment',
} as const satisfies Record<TransactionType, string>);
