import { lines } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import { securityActionsCopy } from '#languages/ar/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof english.securityListCopy> = {
  name: 'الأمان',
  things: (count) => lines.thing(count),
  failed: 'تعذّر تحميل ما حدث.',
  empty: {
    icon: 'shield',
    title: 'لا شيء يُذكر بعد',
    text: 'يظهر هنا تسجيل الدخول وكلمات المرور الخاطئة ومفاتيح API والملفات المصدَّرة، مع الجهاز والعنوان الذي جاءت منه.',
  },
};

export const securityCopy: Words<typeof english.securityCopy> = {
  title: 'الأمان',
  leadAll: 'من سجّل الدخول أو أخفق فيه، ومن أنشأ مفتاحًا أو أخرج بيانات، ومن أين. لكل من في هذا المتجر.',
  leadOwn:
    'متى استُخدم حسابك أو جرت محاولة استخدامه، ومن أين. إن كان فيه ما ليس منك فيجب إبلاغ من يدير المتجر.',
  profile: 'تغيير كلمة المرور',
  columns: {
    at: 'الوقت',
    action: 'الإجراء',
    actor_email: 'الشخص',
    details: 'التفاصيل',
    ip: 'العنوان',
    result: 'النتيجة',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'تم', failed: 'فشل' },
  you: 'أنت',
  unknownName: 'اسم غير معروف',
  system: 'النظام',
  noAddress: 'هذا الخادم',
  person: (name, email) => `${name} (${apart(email)})`,
  byKey: (name) => `بمفتاح API ${name}`,
  ways: {
    link: 'برابط لمرة واحدة',
    invitation: 'بدعوة',
    passkey: 'بمفتاح مرور',
    code: 'برمز',
    recovery: 'برمز استعادة',
  },
  factors: { code: 'رموز تطبيق', passkey: 'مفتاح مرور' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} إلى الحساب المنتهي بـ ${ending}`.trim(),
  scopes: { read: 'القراءة', read_write: 'القراءة والتغيير' },
  kinds: {
    transactions: 'المعاملات',
    payouts: 'التحويلات',
    disputes: 'النزاعات',
    fraud_outcomes: 'الدفعات الموقوفة والمحظورة',
  },
  attempts: (count, areCodes) => `${areCodes ? 'رموز' : 'كلمات مرور'} خاطئة خلال ساعة: ${count}`,
  attemptsInAll: (count) => `من كل العناوين: ${count}`,
  refused: 'محاولات كثيرة جدًا: مرفوض لبعض الوقت',
  sessionsEnded: (count) => `أُنهيت جلسات أقدم لكثرتها: ${count}`,
  filters: { action: 'الإجراء', result: 'النتيجة', day: 'اليوم' },
};
