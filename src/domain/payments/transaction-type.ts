import type { Word } from '../shared/word.ts';

/** What kind of movement a row of the transactions list is. */
export const TRANSACTION_TYPES = [
  'charge',
  'payment',
  'payment_failure_refund',
  'payment_refund',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'card_reader_fee',
  'financing_payout',
  'financing_paydown',
  /** Whatever a provider moved the balance for that has no word of its own here. */
  'adjustment',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

type TypedRow = Readonly<{
  type: Word<TransactionType>;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
}>;

/** Reader fees arrive as their own type, or as a charge that says so in its metadata. */
export const isReaderFee = ({ type, metadata }: TypedRow): boolean =>
  type === 'card_reader_fee' || metadata?.charge_type === 'card_reader_fee';

/** The type a merchant reads in the list: a charge that is really a reader fee is shown as one. */
export const shownTransactionType = (row: TypedRow): Word<TransactionType> =>
  isReaderFee(row) ? 'card_reader_fee' : row.type;
