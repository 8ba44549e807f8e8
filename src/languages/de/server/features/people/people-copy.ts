import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: 'Keine Rolle',
  onlySupport:
    'Von den vorgegebenen Rollen hat nur Support Grenzen. Erstellen Sie stattdessen eine eigene Rolle.',
};
