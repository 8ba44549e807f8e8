import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'المعاملات',
    payouts: 'التحويلات',
    disputes: 'النزاعات',
    blocked: 'الدفعات المحظورة',
    'audit-log': 'سجل التدقيق',
    journal: 'دفتر اليومية',
    statement: 'كشف شهري',
  },
  days: (from, to) => (from === to ? from : `من ${from} إلى ${to}`),
  subject: (storeName, what, days) => `${apart(storeName)}: ${what}، ${days}`,
  ready: (storeName, what, days) => `ملف من ${apart(storeName)} جاهز لك: ${what}، ${days}. يُنشأ عند تنزيله.`,
  came: (storeName, what, days) => `هذا ملف من ${apart(storeName)}: ${what}، ${days}.`,
  download: 'يمكن تنزيله من هنا (يلزم تسجيل الدخول):',
  why: (maker) => `وصلتك هذه الرسالة باختيار من ${apart(maker)} عند جدولة هذا الملف.`,

  notSent: (storeName, what, days) => `${apart(storeName)}: لم يُرسَل ملف «${what}»، ${days}`,
  stopped: (storeName, what) => `${apart(storeName)}: لم يعد ملف «${what}» يصل تلقائيًا`,
  trouble: {
    stopped: 'توقفت جدولتك لأن دورك لم يعد يسمح لك بتصدير هذا. يمكن لمن يحق له تصديره أن يشغّلها من جديد.',
    nobody:
      'لم يعد يحق لأي من المستلمين تصدير هذا، لذلك لم يُرسل إلى أحد. تلزم إزالة الجدولة وإنشاء أخرى لأشخاص آخرين.',
    not_datev:
      'لا يقبل DATEV إلا أرقام حسابات من أربع إلى ثماني خانات. يلزم اختيار دليل لـ DATEV في دليل الحسابات، ثم تشغيل الجدولة يدويًا.',
    failed:
      'تعذّر الإرسال في خمس محاولات. يمكن تشغيل الجدولة يدويًا؛ وإن تعذّر ذلك أيضًا، يجد من يدير الخادم السبب في سجله.',
  },
  open: 'جدولاتك هنا (يلزم تسجيل الدخول):',
};
