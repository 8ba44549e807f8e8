import type { Words } from '#languages/kit/words.ts';
import type { termPillsCopy as english } from '#web/blocks/data-list/term-pills-copy.ts';

export const termPillsCopy: Words<typeof english> = {
  searchTerm: 'Ricerca',
  searchTerms: 'Ricerche attive',
  removeTerm: (term) => `Rimuovi la ricerca: ${term}`,
};
