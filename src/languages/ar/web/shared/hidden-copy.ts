import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: 'مخفي',
  why: (roleName) => `دورك، ${roleName}، لا يشمل أسماء العملاء وعناوينهم.`,
};
