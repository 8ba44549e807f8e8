import type { Words } from '#languages/kit/words.ts';
import type { termPillsCopy as english } from '#web/blocks/data-list/term-pills-copy.ts';

export const termPillsCopy: Words<typeof english> = {
  searchTerm: 'Busca',
  searchTerms: 'Buscas',
  removeTerm: (term) => `Remover a busca: ${term}`,
};
