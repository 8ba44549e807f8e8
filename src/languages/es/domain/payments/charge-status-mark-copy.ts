import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: 'Necesita revisión',
    fraud_outcome_block: 'Pago bloqueado',
    failed: 'Pago fallido',
    blocked: 'Bloqueado por riesgo',
    refunded_partial: 'Reembolso parcial',
    refunded_full: 'Reembolsado',
    refund_failed: 'Reembolso fallido',
    paid: 'Pagado',
    authorized: 'Pago autorizado',
  },
  disputed: (status) => `En disputa: ${status.toLocaleLowerCase('es')}`,
};
