import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'اختصارات لوحة المفاتيح',
  anywhere: 'في كل مكان',
  search: 'البحث عن أي شيء',
  list: 'هذه القائمة',
  close: 'إغلاق ما هو مفتوح',
  goTo: 'الانتقال إلى',
  places: {
    h: 'الرئيسية',
    o: 'الطلبات',
    c: 'العملاء',
    v: 'النظرة العامة',
    p: 'التحويلات',
    t: 'المعاملات',
    d: 'النزاعات',
    s: 'إعدادات المدفوعات',
  },
  or: 'أو',
  after: 'ثم',
  singleKeys: 'اختصارات المفتاح الواحد',
  singleKeysText:
    'يحسن إيقافها عند استخدام الإملاء الصوتي أو إذا كثر ضغط المفاتيح سهوًا. اختصارات Ctrl وCmd تبقى تعمل.',
};
