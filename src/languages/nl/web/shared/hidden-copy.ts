import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english.hiddenCopy> = {
  word: 'Verborgen',
  why: (roleName) => `Je rol, ${roleName}, geeft geen inzage in namen en adressen van klanten.`,
};
