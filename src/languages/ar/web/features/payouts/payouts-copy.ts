import { payouts } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof english.payoutsListCopy> = {
  name: 'سجل التحويلات',
  things: (count) => payouts.thing(count),
  failed: 'حدث خطأ في جلب التحويلات.',
  empty: {
    icon: 'payout',
    title: 'لا تحويلات بعد',
    text: 'متى أصبحت أولى مدفوعاتك متاحة تخرج إلى بنكك، ويظهر كل تحويل هنا.',
  },
};

export const payoutsCopy: Words<typeof english.payoutsCopy> = {
  title: 'التحويلات',
  show: 'عرض',
  showAll: 'كل التحويلات',
  showAdvanced: 'تصفية متقدمة',
  total: 'الإجمالي',
  chooseCurrency: 'لعرض الإجماليات يلزم اختيار عملة واحدة.',
  note: (currency, zone) => `${currency}، ${zone}`,

  filters: {
    date: 'التاريخ',
    status: 'الحالة',
    source: 'طريقة الدفع',
  },

  detailsColumn: 'التفاصيل',
  details: 'التفاصيل',
  detailsOf: (type, amount, day) => `تفاصيل التحويل: ${type} بمبلغ ${amount}، ${day}`,
  noBank: 'بلا حساب بنكي',
  atBankColumn: 'في بنكك',
  notAtBank: 'لا يُنتظر سطر في الكشف',
  whatToDo: 'ما العمل',
  whatToDoAbout: (state) => `${state}: ما العمل`,

  exportTitle: (count) => `تصدير التحويلات (${count})؟`,
  exportAction: (count) => `تصدير التحويلات (${count})`,
  exportQuestion: (count) =>
    `سيجري تصدير ${payouts.of(count)}. لتصغير الملف يمكن استخدام عامل تصفية أو أكثر. هل نتابع؟`,
};

export const payoutTilesCopy: Words<typeof english.payoutTilesCopy> = {
  label: 'التحويلات في لمحة',
  next: 'التحويل التالي',
  inTransit: 'في الطريق',
  paidThisMonth: 'وصل هذا الشهر',
  payouts: (count, words) => payouts.is(count, words),
  unknown: 'تعذّرت قراءته',
};

export const payoutNoticesCopy: Words<typeof english.payoutNoticesCopy> = {
  failed: 'التحويلات متوقفة حاليًا لأن تحويلًا حديثًا فشل. يُرجى تحديث بيانات حسابك البنكي.',
  failedTitle: 'تحويلاتك متوقفة مؤقتًا',
  updateBank: 'تحديث البيانات البنكية',
  nextTitle: 'متى يخرج تحويلك التالي',
  next: (schedule) =>
    `تُحوَّل الأموال المتاحة تلقائيًا، ${schedule}. يستغرق ظهورها لدى البنوك من يوم إلى 3\u00a0أيام عمل.`,
  learnMore: 'معرفة المزيد عن جداول التحويلات',
};

export const feedbackCopy: Words<typeof english.feedbackCopy> = {
  question: 'هل تسير التحويلات كما ينبغي؟',
  questionText: 'كلمة منك تساعد أصحاب المتاجر الآخرين على الاختيار، وتساعدنا على إصلاح ما لا يعمل.',
  yes: 'نعم',
  no: 'لا',

  positiveTitle: 'يسرنا سماع ذلك',
  positiveText: 'إذا أردت، فكلمة منك إلى أصحاب المتاجر الآخرين تساعدهم على حسن الاختيار.',
  done: 'تم',

  negativeTitle: 'ما الذي يمكن تحسينه؟',
  negativeText: 'يسعدنا أن نعرف ما لم يسر جيدًا أو ما ينقصك. نقرأ كل كلمة.',
  comments: 'ملاحظاتك',
  send: 'إرسال الملاحظات',
  cancel: 'إلغاء',
  thanks: 'شكرًا لك على ملاحظاتك!',
  failed: 'لم تُرسَل ملاحظاتك.',
};
