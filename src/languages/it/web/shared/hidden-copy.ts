import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english.hiddenCopy> = {
  word: 'Nascosto',
  why: (roleName) => `Il tuo ruolo, ${roleName}, non comprende i nomi e gli indirizzi dei clienti.`,
};
