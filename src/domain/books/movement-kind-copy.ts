import { spoken } from '../shared/spoken.ts';
import type { MovementKind } from './movement-kind.ts';

/** What the books tell movements apart by. */
export const MOVEMENT_KIND_WORDS = spoken('domain/books/movement-kind-copy#MOVEMENT_KIND_WORDS', {
  sale: 'Payment',
  refund: 'Refund',
  refund_returned: 'Refund that came back',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  reader_fee: 'Card reader fee',
  loan: 'Loan',
  repayment: 'Loan repayment',
  reserve: 'Reserve',
  other_balance: 'Another balance',
  adjustment: 'Adjustment',
  payout: 'Payout',
  payout_returned: 'Payout that came back',
  arrival: 'Payout in the bank',
  bank_difference: 'Difference at the bank',
} as const satisfies Record<MovementKind, string>);
