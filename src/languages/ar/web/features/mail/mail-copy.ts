import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'البريد',
  lead: 'ليس لهذا المتجر خادم بريد، لذلك تُحفظ الرسائل هنا بدلًا من إرسالها.',
  table: 'الرسائل',
  columns: { subject: 'الموضوع', to: 'إلى', created: 'تاريخ الكتابة', state: 'الحالة' },
  states: { waiting: 'تنتظر', sent: 'محفوظة هنا', failed: 'فشلت' },
  emptyTitle: 'لا رسائل بعد',
  empty: 'عندما يجهز ملف تصدير، أو يحتاج شيء إليك، تظهر هنا الرسالة الخاصة به.',
  loadFailed: 'تعذّرت قراءة الرسائل.',
  oneFailed: 'تعذّرت قراءة هذه الرسالة.',
  offTitle: 'البريد يخرج تلقائيًا',
  off: 'لهذا المتجر خادم بريد. تُرسَل الرسائل إلى أصحابها ولا تُحفظ هنا.',
  from: 'تاريخ الكتابة',
  to: 'إلى',
  attachments: 'المرفقات',
  attachment: (name, kilobytes) => `${apart(name)}، ${kilobytes} كيلوبايت`,
  lastError: 'آخر مشكلة',
  back: 'كل الرسائل',
};
