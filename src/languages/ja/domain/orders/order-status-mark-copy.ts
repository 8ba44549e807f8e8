import type {
  orderMarkCopy as englishOrderMarkCopy,
  orderStatusLabel as englishOrderStatusLabel,
} from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof englishOrderStatusLabel> = {
  pending: '支払い待ち',
  processing: '処理中',
  'on-hold': '保留中',
  completed: '完了',
  cancelled: 'キャンセル済み',
  refunded: '返金済み',
  failed: '失敗',
};

export const orderMarkCopy: Words<typeof englishOrderMarkCopy> = {
  disputed: 'チャージバック',
  testOrder: 'テスト注文',
};
