import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'هذا حساب في البيئة التجريبية.',
    text: 'المدفوعات هنا ليست حقيقية ولا تتحرك أي أموال. يمكنك إعداد المدفوعات الحقيقية متى أصبحت على استعداد للبيع.',
    textOfKey: 'المدفوعات هنا ليست حقيقية ولا تتحرك أي أموال. بمفتاح حقيقي تصبح حقيقية.',
    action: 'إعداد المدفوعات الحقيقية',
    keys: 'معرفة المفتاح المستخدم',
    simulator: 'تقديم الوقت في المحاكي',
  },
  test: {
    title: 'وضع الاختبار قيد التشغيل.',
    text: 'لا تظهر إلا المدفوعات الاختبارية. المدفوعات الحقيقية باقية في مكانها، وتظهر من جديد في الوضع الحقيقي.',
    action: 'فتح إعدادات المدفوعات',
  },
};
