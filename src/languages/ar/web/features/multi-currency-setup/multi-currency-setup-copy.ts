import { currencies } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: 'إعداد عدة عملات',
  lead: 'يرى العملاء الأسعار ويدفعون بالعملة التي يعرفونها. وتصلك التحويلات بعملتك.',
  steps: {
    'add-currencies': 'إضافة عملات',
    'multi-currency-settings': 'مراجعة إعدادات المتجر',
    'setup-complete': 'اكتمل الإعداد',
  },
  addText: (enabled) =>
    enabled > 1
      ? `متجرك يبيع بالفعل باستخدام ${currencies.of(enabled)}. يمكن اختيار المزيد أو المتابعة.`
      : 'العملات التي يمكن لعملائك الدفع بها. تُحدَّث أسعار الصرف تلقائيًا.',
  reviewText: 'كيف يصل الزوار إلى عملتهم. يمكن تغيير ذلك لاحقًا في الإعدادات.',
  continue: 'متابعة',
  back: 'رجوع',
  completeText: (enabled) =>
    `متجرك يبيع الآن باستخدام ${currencies.of(enabled)}. يمكن ضبط سعر الصرف والتقريب والسعر الجذّاب لكل منها.`,
  notRemembered: 'اكتمل الإعداد، لكن تعذّر تدوين ذلك. قد تظهر هذه الصفحة من جديد.',
  home: 'العودة إلى الرئيسية',
  settings: 'عرض إعدادات تعدد العملات',
};
