import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english.WORDS> = {
  busy: 'Bezig',
  dismiss: 'Sluiten',
  loading: 'Wordt geladen',
  notifications: 'Meldingen',
  optional: 'Optioneel',
  tryAgain: 'Opnieuw proberen',
  breadcrumb: 'Kruimelpad',
  pages: 'Pagina’s',
  rows: 'Rijen',
  rowsPerPage: 'Rijen per pagina',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  range: (from, to, total) => `${from}–${to} van ${total}`,
  noRows: '0 van 0',
  selectAll: 'Alle rijen op deze pagina selecteren',
  selectRow: (name) => `${name} selecteren`,
  table: (name) => `Tabel: ${name}`,
  columns: 'Kolommen',
  done: 'Klaar',
  filters: 'Filters',
  filtersOn: (count) =>
    plural(count, { one: '1 filter staat aan', other: `${figure(count)} filters staan aan` }),
};
