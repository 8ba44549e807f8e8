import type { Word } from '../shared/word.ts';
import { isReaderFee, shownTransactionType, type TransactionType } from './transaction-type.ts';

type Linked = Readonly<{
  transaction_id: string;
  type: Word<TransactionType>;
  payment_intent_id: string | null;
  charge_id: string | null;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
}>;

export type PaymentDetailsParameters = Readonly<{
  id: string;
  transaction_id: string;
  transaction_type: Word<TransactionType>;
}>;

/**
 * What the address of payment details carries for a row. A reader fee belongs to no payment and is found by the
 * transaction itself; a loan movement has no details, so it leads nowhere.
 */
export function paymentDetailsParameters(row: Linked): PaymentDetailsParameters | undefined {
  const { transaction_id } = row;
  const transaction_type = shownTransactionType(row);
  const id = row.payment_intent_id ?? row.charge_id ?? (isReaderFee(row) ? transaction_id : undefined);
  return id === undefined ? undefined : { id, transaction_id, transaction_type };
}
