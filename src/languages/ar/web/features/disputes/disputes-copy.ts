import { days, disputes } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'النزاعات',
  things: (count: number) => disputes.thing(count),
  failed: 'حدث خطأ في جلب النزاعات.',
  summaryFailed: 'حدث خطأ في جلب ملخص النزاعات.',
};

export const disputesListCopy: Words<typeof english.disputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'لا نزاعات',
    text: 'عندما يسأل بنك العميل عن دفعة أو يسحبها، تظهر هنا مع آخر يوم للرد.',
  },
};
export const awaitingListCopy: Words<typeof english.awaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'لا شيء ينتظر ردك',
    text: 'تم الرد على كل نزاع واستفسار أو البت فيه. تظهر الجديدة هنا، ويصلك تذكير بالبريد قبل انتهاء مهلتها.',
  },
};

export const disputesCopy: Words<typeof english.disputesCopy> = {
  title: 'النزاعات',
  show: 'عرض',
  awaiting: 'بانتظار الرد',
  all: 'كل النزاعات',
  search: {
    label: 'البحث برقم الطلب أو اسم العميل أو بريده الإلكتروني',
    placeholder: 'رقم الطلب، العميل، البريد',
    anything: (text) => `كل نزاعات العملاء الذين يحتوي اسمهم أو بريدهم على «${text}»`,
  },
  status: 'الحالة',
  date: 'تاريخ النزاع',

  total: 'الإجمالي',
  atStake: 'معرّض للخسارة',
  between: ' · ',
  note: (currency, zone) => `${currency}، ${zone}`,

  details: 'التفاصيل',
  detailsOf: (amount, customer) => `تفاصيل النزاع: ${amount}، ${apart(customer)}`,
  action: 'الإجراء',
  respond: 'الرد',
  seeDetails: 'عرض التفاصيل',
  actionFor: (action, amount, customer) => `${action}: ${amount}، ${apart(customer)}`,
  lastDay: 'اليوم آخر يوم',
  dueSoon: (count) => `يتبقى ${days.is(count)}، الموعد قريب`,
  daysLeft: (count) => `يتبقى ${days.is(count)}`,
  noDeadline: 'لا رد منتظر',
  noSource: 'بلا طريقة دفع',
  noOrder: 'بلا طلب',
  aCustomer: 'عميل',
  noCustomer: 'بلا عميل',
  noEmail: 'بلا بريد إلكتروني',
  noCountry: 'بلا بلد',
  order: (number) => `#${number}`,

  exportTitle: (count) => `تصدير النزاعات (${count})؟`,
  exportAction: (count) => `تصدير النزاعات (${count})`,
  exportQuestion: (count) =>
    `سيجري تصدير ${disputes.of(count)}. لتصغير الملف يمكن استخدام عامل تصفية أو أكثر. هل نتابع؟`,
};
