import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: 'Cobrança',
  payment: 'Pagamento',
  payment_failure_refund: 'Reembolso por falha no pagamento',
  payment_refund: 'Reembolso de pagamento',
  refund: 'Reembolso',
  refund_failure: 'Falha no reembolso',
  dispute: 'Disputa',
  dispute_reversal: 'Reversão de disputa',
  card_reader_fee: 'Tarifa de leitor',
  financing_payout: 'Empréstimo liberado',
  financing_paydown: 'Amortização do empréstimo',
  adjustment: 'Ajuste',
};
