import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: 'لدى مزوّد الدفع',
  open: 'فتح صفحة مزوّد الدفع',
  schedule: 'باستخدام مفتاحك الخاص، يُغيَّر جدول التحويلات لدى مزوّد الدفع. ما يُختار هناك يُتَّبع هنا.',
  business:
    'باستخدام مفتاحك الخاص، يُغيَّر النص في كشوف الحساب وبيانات الدعم لدى مزوّد الدفع. ما يُكتب هناك يُعرض هنا.',
  verification:
    'باستخدام مفتاحك الخاص، يجري التحقق من النشاط التجاري وتغيير بياناته لدى مزوّد الدفع. ما يُقرَّر هناك يُعرض هنا.',
  loans: 'تُعرض القروض وتُقبل لدى مزوّد الدفع. القرض القائم يظهر هنا.',
};
