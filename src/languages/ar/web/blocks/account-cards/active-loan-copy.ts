import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: 'ملخص القرض القائم',
  failed: 'حدث خطأ في جلب ملخص القرض القائم.',
  active: 'قائم',
  repaid: 'المسدَّد حتى الآن مع الرسوم',
  of: (paid, total) => `${paid} من ${total}`,
  interval: (day) => `الحد الأدنى حتى ${day}`,
  intervalDone: (paid) => `${paid}: يكفي لهذه الفترة`,
  intervalNote: (left, day) => `إذا لم تجلب المبيعات ${left} أخرى حتى ${day}، يُسحب الباقي من رصيدك.`,
  advance: 'مبلغ القرض',
  fee: 'رسوم ثابتة',
  rate: 'المستقطع من كل عملية بيع',
  paidOut: 'تاريخ الصرف',
  begins: 'السداد منذ',
  beginsLater: 'يبدأ السداد',
  transactions: 'عرض المعاملات',
  allLoans: 'عرض كل القروض',
};
