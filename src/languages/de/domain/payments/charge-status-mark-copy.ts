import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: 'Prüfung nötig',
    fraud_outcome_block: 'Zahlung blockiert',
    failed: 'Zahlung fehlgeschlagen',
    blocked: 'Als zu riskant blockiert',
    refunded_partial: 'Teilweise erstattet',
    refunded_full: 'Erstattet',
    refund_failed: 'Erstattung fehlgeschlagen',
    paid: 'Bezahlt',
    authorized: 'Zahlung autorisiert',
  },
  disputed: (status) => `Anfechtung: ${status}`,
};
