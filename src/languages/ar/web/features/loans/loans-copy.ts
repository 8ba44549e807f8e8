import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'قروض Capital',
  table: 'كل القروض',
  failed: 'حدث خطأ في جلب ملخص القرض القائم.',
  columns: {
    details: 'التفاصيل',
    paidOut: 'تاريخ الصرف',
    status: 'الحالة',
    amount: 'المبلغ',
    fee: 'رسوم ثابتة',
    rate: 'نسبة الاستقطاع',
    firstPaydown: 'أول سداد',
  },
  active: 'قائم',
  paidOff: (day) => `سُدّد بالكامل: ${day}`,
  noPaydown: 'لا سداد بعد',
  transactions: 'المعاملات',
  transactionsOf: (amount, day) => `معاملات القرض بمبلغ ${amount}، ${day}`,
  empty: 'لا قروض',
  emptyText:
    'عندما يعرض عليك مزوّد الدفع قرضًا وتتم الموافقة عليه من طرفك، يظهر هنا مع ما سُدّد منه. السداد حصة من كل عملية بيع.',
};
