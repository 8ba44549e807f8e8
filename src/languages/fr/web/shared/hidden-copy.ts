import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: 'Masqué',
  why: (roleName) => `Votre rôle, ${roleName}, ne donne pas accès aux noms et adresses des clients.`,
};
