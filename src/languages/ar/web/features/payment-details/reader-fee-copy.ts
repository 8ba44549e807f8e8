import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'رسوم قارئات البطاقات',
  lead: 'ما كلّفه كل قارئ في الشهر الذي تخصه هذه الرسوم.',
  failed: 'لم تُحمَّل تفاصيل القارئات',
  table: 'قارئات البطاقات',
  reader: 'معرّف القارئ',
  status: 'الحالة',
  count: 'المعاملات',
  fee: 'الرسوم',
  currency: 'العملة',
  total: 'الإجمالي',
  statuses: { active: 'نشط', inactive: 'غير نشط' },
  download: 'تنزيل CSV',
  file: (id) => `card-readers-${id}.csv`,
  empty: 'لا يُعرف قارئ وراء هذه الرسوم',
  emptyText: 'متى أعلن مزوّد الدفع القارئات التي استُخدمت، تظهر هنا.',
};
