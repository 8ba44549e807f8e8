import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `تحصيل ${amount} من الطلب ${numbered(order)}`,
  cancel: (amount, order) => `إلغاء تفويض ${amount} من الطلب ${numbered(order)}`,
};
