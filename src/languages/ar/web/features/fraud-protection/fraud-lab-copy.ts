import { payments } from '#languages/ar/counted.ts';
import { RULE_NAMES } from '#languages/ar/domain/fraud/rule-names-copy.ts';
import { figure, listed, numbered, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudLabCopy as english } from '#web/features/fraud-protection/fraud-lab-copy.ts';

export const fraudLabCopy: Words<typeof english> = {
  title: 'مختبر الحماية من الاحتيال',
  window: 'السجل المستخدم',
  days: {
    30: 'آخر 30 يومًا',
    90: 'آخر 90 يومًا',
    365: 'آخر 12 شهرًا',
  },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    count === 1
      ? 'ما كانت هذه القواعد ستفعله بدفعة البطاقة الوحيدة التي استلمتها عبر الإنترنت.'
      : `ما كانت هذه القواعد ستفعله بمدفوعاتك بالبطاقة عبر الإنترنت (${figure(count)}).`,
  emptyTitle: 'لا مدفوعات للفحص بعد',
  emptyText: 'متى دفع العملاء بالبطاقة في متجرك، يظهر هنا ما كانت قواعدك ستفعله بمدفوعاتهم.',
  noRules: 'بتشغيل عامل تصفية يظهر ما كان سيفعله.',
  failed: 'لم يستطع المختبر فحص مدفوعاتك.',
  loading: 'جارٍ فحص مدفوعاتك',
  recounting: 'جارٍ إعادة الحساب',
  counted: (held, blocked) => `ستُوقَف ${payments.is(held)}، وتُحظر ${payments.is(blocked)}.`,
  held: 'موقوفة للمراجعة',
  blocked: 'محظورة',
  ofPayments: (share) => `${share} من المدفوعات`,
  disputes: 'نزاعات كانت ستُمنع',
  ofAll: (caught, all) => `${figure(caught)} من ${figure(all)}`,
  disputed: (amounts) => `${amounts} متنازع عليها`,
  noDisputes: 'لا شيء في هذه المدة',
  returning: 'عملاء عائدون',
  returningHeld: 'كانوا سينتظرون',
  returningMet: 'كانت ستشملهم قاعدة',
  byRule: 'حسب القاعدة',
  ruleHeld: (count) => `موقوفة: ${figure(count)}`,
  ruleBlocked: (count) => `محظورة: ${figure(count)}`,
  unknown: (count) => `لا معلومات كافية عن ${payments.of(count)}.`,
  otherCurrencies: (count) => `بعملات أخرى ولا تُحسب هنا: ${payments.is(count)}.`,
  affected: (amounts) => `المبيعات المتأثرة: ${amounts}`,
  andMore: (amounts, count) =>
    listed([
      ...amounts,
      plural(count, {
        one: 'عملة أخرى',
        two: 'عملتان أخريان',
        few: `${figure(count)} عملات أخرى`,
        other: `${figure(count)} عملة أخرى`,
      }),
    ]),
  see: (count) => (count === 1 ? 'عرض الدفعة' : `عرض ${payments.of(count)}`),
  previewLabel: 'معاينة فقط',
  preview: 'لا يتغير شيء قبل الحفظ. مدفوعات البيئة التجريبية تخضع للقواعد نفسها.',
  list: {
    title: (count) => `الدفعات المتأثرة: ${figure(count)}`,
    newest: (shown) => `المعروض أحدثها: ${figure(shown)}.`,
    close: 'إغلاق',
    label: 'الدفعات المتأثرة',
    payment: 'الدفعة',
    date: 'التاريخ',
    amount: 'المبلغ',
    rules: 'القواعد',
    outcome: 'النتيجة',
    review: 'موقوفة',
    block: 'محظورة',
    disputed: 'متنازع عليها لاحقًا',
    order: (number) => `الطلب ${numbered(number)}`,
    nobody: 'شخص بلا اسم',
  },
  score: {
    title: 'بطاقة الأداء',
    table: 'ما فعلته كل قاعدة',
    lead: 'ما فعلته قواعدك حقًا، وما نتج عنه.',
    none: 'لم توقف أي قاعدة دفعة ولم تحظرها في هذه المدة.',
    failed: 'تعذّرت قراءة بطاقة الأداء.',
    rule: 'القاعدة',
    held: 'موقوفة',
    blocked: 'محظورة',
    approved: 'تمت الموافقة',
    refused: 'رُفضت',
    lapsed: 'انتهت مهلتها',
    waiting: 'تنتظر',
    disputed: 'تمت الموافقة ثم نشأ نزاع',
    stopped: 'مُنع خصمه',
    nothing: 'لا شيء',
  },
};
