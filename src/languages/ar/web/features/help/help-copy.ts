import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'المساعدة',
  lead: 'إجابات قصيرة عن المدفوعات والتحويلات والنزاعات والإعدادات.',
  see: 'للمزيد',
  notFoundTitle: 'صفحة المساعدة هذه غير موجودة',
  notFound: 'قد يكون الرابط قديمًا. كل المواضيع في صفحة المساعدة.',
  allTopics: 'كل المواضيع',
  keyboard: 'لوحة المفاتيح',
  keyboardText: 'البحث والانتقال إلى صفحة وغير ذلك دون الفأرة. المفتاح ? في أي مكان يعرض القائمة.',
  showKeys: 'عرض اختصارات لوحة المفاتيح',
  groups: {
    account: 'حسابك',
    money: 'المدفوعات والتحويلات',
    risk: 'النزاعات والاحتيال',
    setUp: 'الإعدادات والأدوات',
  },
};
