import type { Words } from '#languages/kit/words.ts';
import type { termPillsCopy as english } from '#web/blocks/data-list/term-pills-copy.ts';

export const termPillsCopy: Words<typeof english> = {
  searchTerm: 'Zoekterm',
  searchTerms: 'Gezocht op',
  removeTerm: (term) => `Zoekterm verwijderen: ${term}`,
};
