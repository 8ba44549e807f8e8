import type * as english from '#domain/payments/charge-status-mark-copy.ts';
import { lower } from '#languages/it/letters.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english.chargeStatusMarkCopy> = {
  labels: {
    fraud_outcome_review: 'In attesa di revisione',
    fraud_outcome_block: 'Pagamento bloccato',
    failed: 'Pagamento non riuscito',
    blocked: 'Bloccato: troppo rischioso',
    refunded_partial: 'Rimborso parziale',
    refunded_full: 'Rimborsato',
    refund_failed: 'Rimborso non riuscito',
    paid: 'Pagato',
    authorized: 'Pagamento autorizzato',
  },
  disputed: (status) => `Contestazione: ${lower(status)}`,
};
