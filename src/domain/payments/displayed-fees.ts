import { type Money, minor, money, negate } from '../shared/money.ts';
import type { Word } from '../shared/word.ts';
import { isReaderFee, type TransactionType } from './transaction-type.ts';

type Charged = Readonly<{
  type: Word<TransactionType>;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
  fees: number;
  currency: string;
}>;

/** Fees as the list shows them: a reader fee stands as a positive amount, every other row as the negative of its fees. */
export const displayedFees = (row: Charged): Money => {
  const fees = money(minor(row.fees), row.currency);
  return isReaderFee(row) ? fees : negate(fees);
};
