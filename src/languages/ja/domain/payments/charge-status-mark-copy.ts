import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: '確認待ち',
    fraud_outcome_block: 'ブロック済み',
    failed: '決済失敗',
    blocked: '高リスクのためブロック',
    refunded_partial: '一部返金',
    refunded_full: '返金済み',
    refund_failed: '返金失敗',
    paid: '支払い済み',
    authorized: 'オーソリ済み',
  },
  disputed: (status) => `チャージバック：${status}`,
};
