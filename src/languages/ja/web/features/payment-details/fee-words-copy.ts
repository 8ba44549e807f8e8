import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: '基本手数料',
  'additional-international': '海外カード手数料',
  'additional-fx': '通貨換算手数料',
  'additional-wcpay-subscription': 'サブスクリプション取引手数料',
  'additional-device': 'タッチ決済取引手数料',
  'additional-tax': '手数料の税',
  'additional-withheld-tax': '源泉徴収税',
  'additional-network': 'ネットワーク手数料',
  'additional-application': 'プラットフォーム手数料',
  discount: '割引',
};
