import { shownTransactionType, type TransactionType } from './transaction-type.ts';

type Linked = Readonly<{
  transaction_id: string;
  type: TransactionType;
  payment_intent_id: string | null;
  charge_id: string | null;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
}>;

export type PaymentDetailsParameters = Readonly<{
  id: string;
  transaction_id: string;
  transaction_type: TransactionType;
}>;

/** What the address of payment details carries for a row. A loan movement belongs to no payment, so it leads nowhere. */
export function paymentDetailsParameters(row: Linked): PaymentDetailsParameters | undefined {
  const id = row.payment_intent_id ?? row.charge_id;
  return id === null
    ? undefined
    : { id, transaction_id: row.transaction_id, transaction_type: shownTransactionType(row) };
}
