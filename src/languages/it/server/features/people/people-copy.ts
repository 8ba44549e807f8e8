import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english.peopleCopy> = {
  noRole: 'Nessun ruolo',
  onlySupport: 'Tra i ruoli predefiniti solo Assistenza ha dei limiti. Crea invece un ruolo tuo.',
};
