import type { Words } from '#languages/kit/words.ts';
import type { termPillsCopy as english } from '#web/blocks/data-list/term-pills-copy.ts';

export const termPillsCopy: Words<typeof english> = {
  searchTerm: 'Búsqueda',
  searchTerms: 'Búsquedas',
  removeTerm: (term) => `Quitar la búsqueda: ${term}`,
};
