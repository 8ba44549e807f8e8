import type { TransactionType } from '../payments/transaction-type.ts';
import type { Word } from '../shared/word.ts';

type Movement = Readonly<{ type: Word<TransactionType> }>;

/** A receipt says that money came: it did where there was a sale, and no bank took the whole of it back as never paid. */
export const isReceipted = (movements: readonly Movement[]): boolean =>
  movements.some(({ type }) => type === 'charge' || type === 'payment') &&
  !movements.some(({ type }) => type === 'payment_failure_refund');
