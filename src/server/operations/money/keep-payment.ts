import { ofKind } from '#provider/find-objects.ts';
import type { PaymentAnswer, PaymentProvider } from '#provider/payment-provider.ts';
import { type ReadObjects, readAs } from '../../events/keep-objects.ts';
import type { SentOperation } from '../operation.ts';

/** With what the payment did to the balance, so that lists show it at once. The money has moved: nothing may fail here. */
export async function withMovement(provider: PaymentProvider, answer: PaymentAnswer): Promise<PaymentAnswer> {
  const id = answer.charge?.balance_transaction;
  if (answer.also || !id) return answer;
  const value = await provider.findObject('transaction', id).catch(() => undefined);
  return value ? { ...answer, also: [{ kind: 'transaction', id, value }] } : answer;
}

/**
 * Everything an answer tells, for the transaction that ends the operation: its events will have nothing to add. The customer is
 * told by whoever settles the order.
 */
export const toldByPayment = (
  { read_order }: SentOperation,
  { intent, charge, also = [] }: PaymentAnswer,
): readonly ReadObjects[] => [
  { ...readAs('payment_intent', [intent], read_order), isTold: true },
  readAs('charge', charge ? [charge] : [], read_order),
  readAs('transaction', ofKind(also, 'transaction'), read_order),
  readAs('loan', ofKind(also, 'loan'), read_order),
];
