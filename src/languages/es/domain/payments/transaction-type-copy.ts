import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: 'Cargo',
  payment: 'Pago',
  payment_failure_refund: 'Reembolso por pago fallido',
  payment_refund: 'Reembolso de pago',
  refund: 'Reembolso',
  refund_failure: 'Reembolso fallido',
  dispute: 'Disputa',
  dispute_reversal: 'Reversión de disputa',
  card_reader_fee: 'Comisión de lector',
  financing_payout: 'Préstamo recibido',
  financing_paydown: 'Devolución de préstamo',
  adjustment: 'Ajuste',
};
