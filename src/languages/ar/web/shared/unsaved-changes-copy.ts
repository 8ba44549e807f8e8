import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: 'المغادرة دون حفظ؟',
  text: 'في هذه الصفحة تغييرات لم تُحفظ. بالمغادرة الآن تضيع هذه التغييرات. المغادرة مع ذلك؟',
  stay: 'البقاء في هذه الصفحة',
  leave: 'المغادرة دون حفظ',
};
