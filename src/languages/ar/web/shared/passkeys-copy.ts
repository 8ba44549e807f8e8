import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'لم يُستخدم مفتاح المرور. يمكن إعادة المحاولة أو اختيار طريقة أخرى.',
  notMade: 'لم يُنشأ مفتاح مرور. يمكن إعادة المحاولة في أي وقت.',
  thereAlready: 'على هذا الجهاز بالفعل مفتاح مرور لحسابك.',
};
