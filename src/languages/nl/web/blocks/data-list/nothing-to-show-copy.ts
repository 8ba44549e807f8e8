import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english.nothingToShowCopy> = {
  clearFilters: 'Filters wissen',
  noMatchTitle: (things) => `Geen ${things} gevonden`,
  noMatch: 'Niets past bij je zoekopdracht en filters. Wijzig er een, of wis ze allemaal.',
  pastEndTitle: 'Op deze pagina staat niets',
  pastEnd: 'De lijst is korter. Misschien zijn er rijen verdwenen sinds je die opende.',
  firstPage: 'Naar de eerste pagina',
};
