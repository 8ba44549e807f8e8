import type * as english from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { lower } from '#languages/nl/letters.ts';

export const chargeStatusMarkCopy: Words<typeof english.chargeStatusMarkCopy> = {
  labels: {
    fraud_outcome_review: 'Te beoordelen',
    fraud_outcome_block: 'Betaling geblokkeerd',
    failed: 'Betaling mislukt',
    blocked: 'Geblokkeerd als te riskant',
    refunded_partial: 'Deels terugbetaald',
    refunded_full: 'Terugbetaald',
    refund_failed: 'Terugbetaling mislukt',
    paid: 'Betaald',
    authorized: 'Betaling geautoriseerd',
  },
  disputed: (status) => `Betwist: ${lower(status)}`,
};
