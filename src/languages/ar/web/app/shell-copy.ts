import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: 'تخطٍّ إلى المحتوى',
  menu: 'القائمة',
  menuLabel: 'إدارة المتجر',
  payments: 'المدفوعات',
  settings: 'الإعدادات',

  inbox: 'صندوق الوارد',
  account: (name) => `حساب ${name}`,

  theme: 'المظهر',
  themeNow: (theme) => `المظهر: ${theme}`,
  chosen: 'المختار',
  themes: { light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },

  modes: { test: 'وضع الاختبار', sandbox: 'بيئة تجريبية', simulator: 'المحاكي' },

  search: 'البحث في المدفوعات والطلبات والعملاء',
  searchTitle: 'بحث',

  offlineTitle: 'لا يوجد اتصال بالإنترنت.',
  offline: 'قد لا يكون المعروض محدَّثًا. ما كتبته باقٍ هنا، ويمكن حفظه عند عودة الاتصال.',

  failed: 'حدث خطأ في عرض هذه الصفحة. إذا استمرت المشكلة فيُرجى التواصل مع الدعم.',
  failedReload: 'إعادة تحميل هذه الصفحة',

  notFoundTitle: 'الصفحة غير موجودة',
  refusedTitle: 'لا يمكنك فتح هذا القسم',
  arrived: (title) => `${title}. فُتحت الصفحة.`,
};
