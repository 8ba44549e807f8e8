import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: 'Verborgen',
  why: (roleName) => `Ihre Rolle „${roleName}“ umfasst keine Namen und Adressen von Kunden.`,
};
