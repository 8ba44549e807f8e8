import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: '高額の返金',
  refunds_a_day: '多数の返金',
  pay_out: '即時入金',
  bank: '銀行口座',
  fraud_rules: '不正防止ルール',
  people: 'メンバーと役割',
  api_key: 'お金を動かせるAPIキー',
};
