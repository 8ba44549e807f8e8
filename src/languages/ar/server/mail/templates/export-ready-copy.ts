import { rows } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, count: number) =>
  `ملف تصدير ${what} من ${apart(storeName)} جاهز: ${apart(filename)}، ${rows.is(count)}.`;

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: 'ملف تصدير المعاملات جاهز',
    payouts: 'ملف تصدير التحويلات جاهز',
    disputes: 'ملف تصدير النزاعات جاهز',
    blocked: 'ملف تصدير الدفعات المحظورة جاهز',
    'audit-log': 'ملف تصدير سجل التدقيق جاهز',
  },
  ready: {
    transactions: readyWith('المعاملات'),
    payouts: readyWith('التحويلات'),
    disputes: readyWith('النزاعات'),
    blocked: readyWith('الدفعات المحظورة'),
    'audit-log': readyWith('سجل التدقيق'),
  },
  attached: 'الملف مرفق. ويمكن تنزيله من هنا أيضًا (يلزم تسجيل الدخول):',
  tooLarge: 'الملف أكبر من أن يُرسَل بالبريد. يمكن تنزيله من هنا (يلزم تسجيل الدخول):',
  why: 'وصلتك هذه الرسالة لأنك طلبت التصدير. لم تصل إلى أحد غيرك.',
};
