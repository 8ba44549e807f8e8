import { isReaderFee, type TransactionType } from '../payments/transaction-type.ts';
import { known, type Word } from '../shared/word.ts';

/** What the books tell movements apart by. */
export const MOVEMENT_KINDS = [
  'sale',
  'refund',
  'refund_returned',
  'dispute',
  'dispute_won',
  'reader_fee',
  'loan',
  'repayment',
  /** Between the balance that payouts are made of and another one of the merchant's. */
  'reserve',
  /** On another balance, and nothing on the first one that belongs to it. */
  'other_balance',
  'adjustment',
  'payout',
  'payout_returned',
  /** A payout that the bank statement shows. */
  'arrival',
  /** What the bank showed more or less of one, where nobody could say why. */
  'bank_difference',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const KIND_OF_TYPE: Readonly<Record<TransactionType, MovementKind>> = {
  charge: 'sale',
  payment: 'sale',
  refund: 'refund',
  payment_refund: 'refund',
  payment_failure_refund: 'refund',
  refund_failure: 'refund_returned',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
  card_reader_fee: 'reader_fee',
  financing_payout: 'loan',
  financing_paydown: 'repayment',
  adjustment: 'adjustment',
};

type Told = Readonly<{
  type: Word<TransactionType>;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
  /** It moves another balance than the one that payouts are made of. */
  on_other_balance: boolean;
  /** The same sum went the other way on the other side at the same moment. */
  has_other_side: boolean;
}>;

/** What a movement is for the books; none where its other side already says it. The server's SQL asks the same. */
export function movementKindOf(told: Told): MovementKind | undefined {
  if (told.on_other_balance) return told.has_other_side ? undefined : 'other_balance';
  if (isReaderFee(told)) return 'reader_fee';
  const kind = known(KIND_OF_TYPE, told.type) ?? 'adjustment';
  return kind === 'adjustment' && told.has_other_side ? 'reserve' : kind;
}
