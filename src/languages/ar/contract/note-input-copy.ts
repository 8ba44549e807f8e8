import type { noteInputCopy as english } from '#contract/note-input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const noteInputCopy: Words<typeof english> = {
  writeSomething: 'يلزم كتابة شيء أولًا',
  nameOrder: 'يلزم تحديد طلب',
};
