import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'Filter zurücksetzen',
  noMatchTitle: (things) => `Keine passenden ${things}`,
  noMatch:
    'Nichts entspricht Ihrer Suche und Ihren Filtern. Ändern Sie etwas daran, oder setzen Sie alle zurück.',
  pastEndTitle: 'Auf dieser Seite ist nichts',
  pastEnd: 'Die Liste ist kürzer. Seit Sie sie geöffnet haben, sind vielleicht Zeilen weggefallen.',
  firstPage: 'Zur ersten Seite',
};
