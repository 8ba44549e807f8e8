import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: 'Precisa de análise',
    fraud_outcome_block: 'Pagamento bloqueado',
    failed: 'Pagamento falhou',
    blocked: 'Bloqueado por risco alto demais',
    refunded_partial: 'Reembolso parcial',
    refunded_full: 'Reembolsado',
    refund_failed: 'Reembolso falhou',
    paid: 'Pago',
    authorized: 'Pagamento autorizado',
  },
  disputed: (status) => `Disputa: ${status.toLocaleLowerCase('pt-BR')}`,
};
