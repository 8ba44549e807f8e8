import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: '請求',
  payment: '決済',
  payment_failure_refund: '決済失敗による返金',
  payment_refund: '決済の返金',
  refund: '返金',
  refund_failure: '返金の失敗',
  dispute: 'チャージバック',
  dispute_reversal: 'チャージバックの返還',
  card_reader_fee: 'リーダー手数料',
  financing_payout: '融資の実行',
  financing_paydown: '融資の返済',
  adjustment: '調整',
};
