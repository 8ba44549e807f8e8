import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: 'عملية خصم',
  payment: 'دفعة',
  payment_failure_refund: 'استرداد دفعة فشلت',
  payment_refund: 'استرداد دفعة',
  refund: 'استرداد',
  refund_failure: 'فشل استرداد',
  dispute: 'نزاع',
  dispute_reversal: 'إعادة مبلغ نزاع',
  card_reader_fee: 'رسوم قارئ',
  financing_payout: 'صرف قرض',
  financing_paydown: 'سداد قرض',
  adjustment: 'تسوية',
};
