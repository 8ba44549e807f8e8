import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: 'In Arbeit',
  dismiss: 'Ausblenden',
  loading: 'Wird geladen',
  notifications: 'Benachrichtigungen',
  optional: 'Optional',
  tryAgain: 'Erneut versuchen',
  breadcrumb: 'Navigationspfad',
  pages: 'Seiten',
  rows: 'Zeilen',
  rowsPerPage: 'Zeilen pro Seite',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  range: (from, to, total) => `${from}–${to} von ${total}`,
  noRows: '0 von 0',
  selectAll: 'Alle Zeilen dieser Seite auswählen',
  selectRow: (name) => `${name} auswählen`,
  table: (name) => `Tabelle: ${name}`,
  columns: 'Spalten',
  done: 'Fertig',
  filters: 'Filter',
  filtersOn: (count) =>
    plural(count, { one: '1 Filter ist aktiv', other: `${figure(count)} Filter sind aktiv` }),
};
