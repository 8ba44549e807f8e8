import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: 'خطأ غير معروف',
  missingKey: 'المفتاح العام غير موجود في رد الجلسة',
  scriptFailed: 'تعذّر تحميل نموذج مزوّد الدفع. يُرجى فحص الاتصال وإعادة المحاولة.',
};
