import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: 'Encaissement',
  payment: 'Paiement',
  payment_failure_refund: 'Remboursement d’un paiement échoué',
  payment_refund: 'Remboursement de paiement',
  refund: 'Remboursement',
  refund_failure: 'Remboursement échoué',
  dispute: 'Litige',
  dispute_reversal: 'Restitution après litige',
  card_reader_fee: 'Frais de lecteur',
  financing_payout: 'Déblocage du prêt',
  financing_paydown: 'Remboursement du prêt',
  adjustment: 'Ajustement',
};
