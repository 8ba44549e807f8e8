import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english.nothingToShowCopy> = {
  clearFilters: 'Azzera i filtri',
  noMatchTitle: () => 'Nessun risultato',
  noMatch: 'Nulla corrisponde alla ricerca e ai filtri. Cambiane uno o azzerali tutti.',
  pastEndTitle: 'In questa pagina non c’è nulla',
  pastEnd: 'L’elenco è più corto. Forse alcune righe sono scomparse da quando l’hai aperto.',
  firstPage: 'Vai alla prima pagina',
};
