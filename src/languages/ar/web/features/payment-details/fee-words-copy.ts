import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: 'الرسوم الأساسية',
  'additional-international': 'رسوم البطاقة الدولية',
  'additional-fx': 'رسوم صرف العملة',
  'additional-wcpay-subscription': 'رسوم معاملة الاشتراك',
  // Its rate stands behind it, and would otherwise be read as a part of the English name.
  'additional-device': 'رسوم معاملة Tap to Pay\u200f',
  'additional-tax': 'ضريبة على الرسوم',
  'additional-withheld-tax': 'ضريبة مستقطعة',
  'additional-network': 'رسوم الشبكة',
  'additional-application': 'رسوم المنصة',
  discount: 'تخفيض',
};
