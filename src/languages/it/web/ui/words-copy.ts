import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english.WORDS> = {
  busy: 'In corso',
  dismiss: 'Chiudi',
  loading: 'Caricamento',
  notifications: 'Notifiche',
  optional: 'Facoltativo',
  tryAgain: 'Riprova',
  breadcrumb: 'Percorso',
  pages: 'Pagine',
  rows: 'Righe',
  rowsPerPage: 'Righe per pagina',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  range: (from, to, total) => `${from}–${to} di ${total}`,
  noRows: '0 di 0',
  selectAll: 'Seleziona tutte le righe di questa pagina',
  selectRow: (name) => `Seleziona ${name}`,
  table: (name) => `Tabella: ${name}`,
  columns: 'Colonne',
  done: 'Fatto',
  filters: 'Filtri',
  filtersOn: (count) => plural(count, { one: '1 filtro attivo', other: `${figure(count)} filtri attivi` }),
};
