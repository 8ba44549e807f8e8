import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: '日時',
  status: 'ステータス',
  rules: 'ルール',
  amount: '金額',
  currency: '通貨',
  customer_name: '顧客',
  order_id: '注文',
  payment_intent: '決済ID',
};
