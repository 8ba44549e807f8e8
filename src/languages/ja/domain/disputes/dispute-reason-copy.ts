import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: '銀行による処理不可',
  check_returned: '小切手の返却',
  credit_not_processed: '返金の未処理',
  customer_initiated: '顧客による申し立て',
  debit_not_authorized: '承諾のない引き落とし',
  duplicate: '重複',
  fraudulent: '承諾のない取引',
  general: '一般',
  incorrect_account_details: '口座情報の誤り',
  insufficient_funds: '残高不足',
  product_not_received: '商品の未着',
  product_unacceptable: '商品の不備',
  subscription_canceled: 'サブスクリプションの解約',
  unrecognized: '心当たりのない請求',
};
