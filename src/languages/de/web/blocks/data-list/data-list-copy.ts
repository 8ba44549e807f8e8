import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  currency: 'Währung',
  allCurrencies: 'Alle Währungen',
  clearFilters: 'Filter zurücksetzen',
  noMatchTitle: (things) => `Keine passenden ${things}`,
  noMatch:
    'Nichts entspricht Ihrer Suche und Ihren Filtern. Ändern Sie etwas daran, oder setzen Sie alle zurück.',
  pastEndTitle: 'Auf dieser Seite ist nichts',
  pastEnd: 'Die Liste ist kürzer. Seit Sie sie geöffnet haben, sind vielleicht Zeilen weggefallen.',
  firstPage: 'Zur ersten Seite',
  searchTerm: 'Suche',
  searchTerms: 'Gesucht nach',
  removeTerm: (term) => `Suche entfernen: ${term}`,
  columnsNotSaved: 'Ihre Spalten wurden nicht gespeichert.',
  found: (count, things) => `${count} ${things} gefunden`,
  noExport: 'Warum es keinen Export gibt',
  export: 'Exportieren',
  schedule: 'Planen',
  exportFailed: 'Beim Erstellen Ihres Exports ist ein Problem aufgetreten.',
  tryAgain: 'Erneut versuchen',
};
