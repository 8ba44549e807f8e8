import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof english.goLiveCopy> = {
  title: 'تفعيل المدفوعات الحقيقية؟',
  text: [
    'يجري التحقق من نشاطك التجاري لفتح حساب حقيقي. تبقى البيئة التجريبية كما هي إلى أن يستطيع ذلك الحساب قبول المدفوعات.',
    'عندها تصبح المدفوعات حقيقية. تُخفى المدفوعات الاختبارية مع البيئة التجريبية؛ وتبقى طلباتها في متجرك مع علامة تبيّن أنها اختبار، ومعها ما سُجّل عن كل دفعة.',
    'يلزمك: بيانات نشاطك التجاري، ووثيقة هوية، وحسابك البنكي.',
  ],
  cancel: 'إلغاء',
  confirm: 'تفعيل المدفوعات الحقيقية',
};

export const offerCopy: Words<typeof english.offerCopy> = {
  offer: 'عرض لفترة محدودة',
  note: 'يُطبَّق عند إعداد المدفوعات الحقيقية.',
  terms: 'شروط العرض',
  failed: 'حدث خطأ في تطبيق العرض. إذا استمرت المشكلة فيُرجى التواصل مع الدعم',
};

export const countryCopy: Words<typeof english.countryCopy> = {
  title: 'بلدك غير مدعوم بعد',
  text: (country) =>
    `المدفوعات غير متاحة في ${country} بعد. يمكنك المتابعة إذا كان نشاطك التجاري مسجلًا في بلد آخر مدعوم.`,
};
