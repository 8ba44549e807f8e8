import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: 'À examiner',
    fraud_outcome_block: 'Paiement bloqué',
    failed: 'Paiement échoué',
    blocked: 'Bloqué, trop risqué',
    refunded_partial: 'Remboursement partiel',
    refunded_full: 'Remboursé',
    refund_failed: 'Remboursement échoué',
    paid: 'Payé',
    authorized: 'Paiement autorisé',
  },
  /** What follows a colon begins with a small letter. */
  disputed: (status) => `Litige : ${status.charAt(0).toLocaleLowerCase('fr')}${status.slice(1)}`,
};
