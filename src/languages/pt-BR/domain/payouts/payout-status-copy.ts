import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: 'Pendente',
  in_transit: 'A caminho',
  paid: 'Concluído (pago)',
  deducted: 'Concluído (debitado)',
  failed: 'Falhou',
  canceled: 'Cancelado',
};
