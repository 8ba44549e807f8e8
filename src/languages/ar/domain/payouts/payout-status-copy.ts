import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: 'قيد الانتظار',
  in_transit: 'في الطريق',
  paid: 'مكتمل (وصل)',
  deducted: 'مكتمل (سُحب)',
  failed: 'فشل',
  canceled: 'ملغى',
};
