import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `成功（${brand}、${country}）`,
  inTurn: (outcomes) => outcomes.join(' → '),
  needsAction: '追加の認証を要求',
  blocked: '高リスクのためブロック',
  declined: (reason) => `拒否：${reason}`,
  prevented: 'チャージバックを未然に防止',
  inquiry: '照会が発生',
  twoDisputes: 'チャージバックが2件発生',
  disputed: (reasons) => `チャージバック：${reasons.join('、')}`,
  refundPending: '返金の処理に2日',
  refundWaits: (reason) => `返金が2日間待機：${reason}`,
  refundFails: '返金が2日後に失敗',
  skipsPending: 'すぐに入金可能',
  risk: (level) => `リスク：${level}`,
  cvcFails: 'セキュリティコードが不一致',
  addressFails: '住所が不一致',
  postcodeFails: '郵便番号が不一致',
  addressUnavailable: '住所の確認不可',
};
