import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: 'بلا دور',
  onlySupport: 'من الأدوار المدمجة لا حدود إلا لدور الدعم. يمكن إنشاء دور خاص بدلًا من ذلك.',
};
