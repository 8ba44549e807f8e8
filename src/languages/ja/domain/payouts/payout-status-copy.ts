import type { PAYOUT_STATUS_LABELS as english } from '#domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_STATUS_LABELS: Words<typeof english> = {
  pending: '保留中',
  in_transit: '送金中',
  paid: '完了（入金済み）',
  deducted: '完了（引き落とし済み）',
  failed: '失敗',
  canceled: '取り消し済み',
};
