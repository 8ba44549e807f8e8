import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import { characters } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `يلزم من ${least} إلى ${characters.of(most)}.`,
  atMost: (most) => `الحد الأقصى للطول: ${characters.is(most)}.`,
  needsLetter: 'يلزم حرف لاتيني واحد على الأقل.',
  leaveOut: 'لا يجوز استخدام * " \' < و >.',
};
