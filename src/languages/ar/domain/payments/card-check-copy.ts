import type { cardCheckCopy as english } from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english> = {
  passed: 'مطابق',
  failed: 'غير مطابق',
  unavailable: 'غير متاح',
  notChecked: 'لم يُفحص',
};
