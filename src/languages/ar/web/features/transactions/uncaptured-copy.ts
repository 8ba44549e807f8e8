import { days, payments } from '#languages/ar/counted.ts';
import { apart, figure, numbered, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof english.uncapturedListCopy> = {
  name: 'الدفعات غير المحصّلة',
  things: (count) => payments.thing(count),
  failed: 'حدث خطأ في جلب المعاملات غير المحصّلة.',
  empty: {
    icon: 'clock',
    title: 'لا شيء بانتظار التحصيل',
    text: 'تظهر هنا الدفعات المفوَّضة التي لم تُخصم بعد، مع آخر موعد لتحصيلها.',
  },
};

export const uncapturedCopy: Words<typeof english.uncapturedCopy> = {
  columns: {
    details: 'التفاصيل',
    created: 'تاريخ التفويض',
    capture_by: 'آخر موعد للتحصيل',
    amount: 'المبلغ',
    customer_name: 'العميل',
    customer_email: 'البريد الإلكتروني',
    customer_country: 'البلد',
    risk_level: 'مستوى المخاطر',
    order: 'الطلب',
    actions: 'الإجراءات',
  },
  details: 'التفاصيل',
  detailsOf: (amount, day) => `تفاصيل الدفعة: ${amount}، بتفويض في ${day}`,
  order: (number) => `#${number}`,
  held: 'موقوفة للمراجعة',
  settled: { capture: 'تم التحصيل', cancel: 'تم الإلغاء' },
  settledHeld: { capture: 'تمت الموافقة', cancel: 'تم الحظر' },
  ending: (count) =>
    plural(count, {
      zero: 'لا حجز ينتهي خلال يوم',
      one: 'حجز واحد ينتهي خلال يوم',
      two: 'حجزان ينتهيان خلال يوم',
      few: `${figure(count)} حجوزات تنتهي خلال يوم`,
      many: `${figure(count)} حجزًا تنتهي خلال يوم`,
      other: `${figure(count)} حجز تنتهي خلال يوم`,
    }),
  byDeadline: 'الترتيب حسب الموعد النهائي',
  leftOfHold: (left, count) => `${left}، حجز لمدة ${days.of(count)}`,
  noCustomer: 'بلا عميل',
  noEmail: 'بلا بريد إلكتروني',
  noCountry: 'بلا بلد',
  noOrder: 'بلا طلب',
  total: 'الإجمالي',
  rowName: (customer, amount) => `دفعة ${apart(customer)}، ${amount}`,
  somebody: 'عميل',

  selected: (count) => `المحدد: ${count}`,
  inAll: (amounts) => `المجموع ${amounts}`,
  captureThem: (count) => `تحصيل ${payments.of(count)}`,
  cancelThem: (count) => `إلغاء ${payments.of(count)}`,
  clear: 'مسح',

  bulk: {
    captureTitle: (count) => `تحصيل ${payments.of(count)}؟`,
    cancelTitle: (count) => `إلغاء ${payments.of(count)}؟`,
    checking: 'جارٍ فحص كل دفعة. لم يُرسَل شيء.',
    checkFailed: 'تعذّر فحص الدفعات. لم يُرسَل شيء.',
    ready: (count, amounts) => `يمكن إرسال ${payments.of(count)}: ${amounts}.`,
    noneReady: 'لا يمكن إرسال أي منها.',
    leftOut: (count) => `استُبعدت ${payments.is(count)}.`,
    cancelWarning: 'لا يُخصم من العملاء شيء، ولا يكلفك ذلك شيئًا، وعليهم أن يدفعوا من جديد إن أرادوا الشراء.',
    captureAction: (count) => `تحصيل ${payments.of(count)}`,
    cancelAction: (count) => `إلغاء ${payments.of(count)}`,
    capturing: 'جارٍ تحصيل الدفعات',
    canceling: 'جارٍ إلغاء الدفعات',
    progress: (done, all) => `وصل الرد على ${done} من ${all}`,
    done: (captured, failed, open) =>
      [
        `تم: ${figure(captured)}`,
        failed > 0 && `فشل: ${figure(failed)}`,
        open > 0 && `جارٍ التأكد: ${figure(open)}`,
      ]
        .filter(Boolean)
        .join('، '),
    close: 'الإبقاء عليها',
    back: 'العودة إلى القائمة',
    row: (order, customer) => `${numbered(order)}، ${apart(customer)}`,
    rows: 'الدفعات المختارة',
    approvesIt: ' (موقوفة للمراجعة: هذا يعني الموافقة عليها)',
    blocksIt: ' (موقوفة للمراجعة: هذا يعني حظرها)',
    waiting: 'تنتظر',
    sending: 'جارٍ الإرسال',
    confirming: 'جارٍ التأكد',
    captured: 'تم التحصيل',
    canceled: 'تم الإلغاء',
    failed: 'فشل',
  },

  verdicts: {
    ready: 'جاهزة',
    missing: 'غير موجودة',
    captured: 'محصّلة من قبل',
    canceled: 'ملغاة من قبل',
    expired: 'انتهت المهلة',
    not_authorized: 'غير مفوَّضة',
    refunded: 'الطلب مسترد',
    disputed: 'متنازع عليها',
    without_order: 'بلا طلب',
    under_way: 'جارٍ التأكد',
  },
};
