import type * as english from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof english.PROOF_LINE_WORDS> = {
  payments: 'المدفوعات',
  payment_fees: 'رسوم المدفوعات',
  refunds: 'عمليات الاسترداد',
  refunds_returned: 'عمليات استرداد مرتجعة',
  disputes: 'النزاعات مع رسومها',
  disputes_won: 'نزاعات كسبتها',
  reader_fees: 'رسوم القارئات',
  loan_disbursement: 'صرف القرض',
  loan_repayment: 'سداد القرض',
  adjustments: 'تسويات',
  carried_over: 'مُرحَّل',
  shared: 'مشترك مع تحويل آخر',
  payout_fee: 'رسوم التحويل الفوري',
};

export const PROOF_END_WORDS: Words<typeof english.PROOF_END_WORDS> = {
  total: 'مجموع الأسطر',
  sent: 'أُرسل إلى بنكك',
  taken: 'سُحب من بنكك',
  booked: 'في كشف حسابك البنكي',
  bookedIn: (lines) => `في كشف حسابك البنكي، ${lines}`,
  unexplained: 'غير مفسَّر',
};
