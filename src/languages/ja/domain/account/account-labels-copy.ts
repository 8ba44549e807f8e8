import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: '完了',
    enabled: '有効',
    restricted_soon: 'まもなく制限',
    pending_verification: '保留中',
    restricted_partially: '一部制限',
    restricted: '制限',
    under_review: '審査中',
  },
  rejected: '却下',
  pending: '保留中',
  unknown: '不明',
  payments: {
    enabled: '有効',
    pending: '本人確認待ち',
    disabled: '無効',
  },
  payouts: {
    suspended: '一時停止中',
    pending: '本人確認待ち',
    disabled: '無効',
    automatic: (schedule) => `自動（${schedule}）`,
    manual: '手動',
  },
};
