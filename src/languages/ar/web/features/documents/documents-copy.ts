import { isDocumentType } from '#domain/account/document-type.ts';
import { documents } from '#languages/ar/counted.ts';
import { documentTypeLabel } from '#languages/ar/domain/account/document-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof english.documentsListCopy> = {
  name: 'المستندات',
  things: (count) => documents.thing(count),
  failed: 'حدث خطأ في جلب المستندات.',
  empty: {
    icon: 'document',
    title: 'لا مستندات بعد',
    text: 'في أول يوم من كل شهر تظهر هنا الفاتورة الضريبية لرسوم الشهر السابق.',
  },
};

export const documentsCopy: Words<typeof english.documentsCopy> = {
  title: 'المستندات',
  statements: 'الكشوف الشهرية',
  columns: {
    date: 'التاريخ',
    type: 'النوع',
    number: 'الرقم',
    period: 'الفترة',
    fees: 'الرسوم',
    download: 'التنزيل',
  },
  filters: {
    date: 'التاريخ',
    type: 'النوع',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'نوع مستند غير معروف',
  unknownDocument: 'لا يوجد مثل هذا المستند',
  noPeriod: 'فاتورة ضريبية دون تواريخ فترة صحيحة',
  period: (from, to) => `من ${from} إلى ${to}`,
  noFees: 'بلا رسوم',
  download: 'تنزيل',
  downloadOf: (type, period) => `تنزيل ${type}، ${period}`,
  notDownloaded: 'لم يُنزَّل المستند.',
  newTab: (name) => `${name}، يُفتح في علامة تبويب جديدة`,
};

export const vatCopy: Words<typeof english.vatCopy> = {
  steps: { number: 'الرقم الضريبي', details: 'بيانات النشاط التجاري' },
  numberTitle: 'تحديد بياناتك الضريبية',
  numberText: 'تحمل الفواتير الضريبية هذه البيانات. يُسأل عنها مرة واحدة، قبل أول تنزيل.',
  registered: (country) => (country === 'JP' ? 'لدي رقم شركة' : 'لدي رقم تسجيل في ضريبة القيمة المضافة'),
  continue: 'متابعة',
  cancel: 'إلغاء',
  back: 'رجوع',

  detailsTitle: 'تأكيد بيانات نشاطك التجاري',
  detailsText: 'هكذا يظهر اسم نشاطك التجاري في كل فاتورة ضريبية.',
  name: 'اسم النشاط التجاري',
  address: 'العنوان',
  confirm: 'تأكيد',
  confirmHint: 'تلزم تعبئة الاثنين للمتابعة.',
  notSaved: 'لم تُحفظ بياناتك الضريبية.',
};
