import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'チャージバックID',
  amount: '金額',
  currency: '通貨',
  status: 'ステータス',
  reason: '理由',
  source: '決済手段',
  order: '注文',
  customerName: '顧客',
  customerEmail: 'メール',
  customerCountry: '国',
  created: '発生日',
  dueBy: '回答期限',
};
