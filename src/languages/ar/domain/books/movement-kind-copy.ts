import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: 'دفعة',
  refund: 'استرداد',
  refund_returned: 'استرداد مرتجع',
  dispute: 'نزاع',
  dispute_won: 'نزاع كسبته',
  reader_fee: 'رسوم قارئ البطاقات',
  loan: 'قرض',
  repayment: 'سداد قرض',
  reserve: 'احتياطي',
  other_balance: 'رصيد آخر',
  adjustment: 'تسوية',
  payout: 'تحويل',
  payout_returned: 'تحويل مرتجع',
  arrival: 'تحويل في البنك',
  bank_difference: 'فرق لدى البنك',
};
