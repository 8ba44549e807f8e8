import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: '取引ID',
  date: '日時',
  type: '種類',
  channel: 'チャネル',
  source: '決済手段',
  customer_name: '顧客',
  customer_email: 'メール',
  customer_country: '国',
  order: '注文',
  subscriptions: 'サブスクリプション',
  customer_currency: '支払い通貨',
  customer_amount: '支払額',
  deposit_currency: '入金通貨',
  amount: '金額',
  fees: '手数料',
  net: '純額',
  risk_level: 'リスクレベル',
  deposit_id: '入金ID',
  deposit_status: '入金ステータス',
  tax: '税額',
  deposit_date: '入金の着金日',
};
