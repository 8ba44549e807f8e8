import { payments } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof english.blockedListCopy> = {
  name: 'الدفعات المحظورة',
  things: (count) => payments.thing(count),
  failed: 'حدث خطأ في جلب المعاملات قيد المراجعة.',
  empty: {
    icon: 'shield',
    title: 'لم يُحظر شيء',
    text: 'تظهر هنا الدفعات التي تحظرها قواعد الحماية لديك أو توقفها بانتظار نظرك فيها.',
  },
};

export const blockedCopy: Words<typeof english.blockedCopy> = {
  details: 'التفاصيل',
  detailsOf: (status, amount, day) => `تفاصيل الدفعة: ${status}، ${amount}، ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'بلا عميل',
  noPayment: 'بلا دفعة',
  noRule: 'لا قاعدة معروفة',
  search: {
    label: 'البحث برقم الطلب أو اسم العميل',
    placeholder: 'رقم الطلب أو العميل',
    anything: (text) => `كل الدفعات التي يحتوي اسم عميلها على «${text}»`,
  },
  export: 'تصدير',
  exportFailed: 'حدثت مشكلة في إنشاء ملف التصدير.',
  tryAgain: 'إعادة المحاولة',
  filename: (day) => `blocked-payments-${day}.csv`,
};
