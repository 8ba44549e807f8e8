import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english.dataListCopy> = {
  counting: '…',
  currency: 'Valuta',
  allCurrencies: 'Tutte le valute',
  clearFilters: 'Azzera i filtri',
  noMatchTitle: () => 'Nessun risultato',
  noMatch: 'Nulla corrisponde alla ricerca e ai filtri. Cambiane uno o azzerali tutti.',
  pastEndTitle: 'In questa pagina non c’è nulla',
  pastEnd: 'L’elenco è più corto. Forse alcune righe sono scomparse da quando l’hai aperto.',
  firstPage: 'Vai alla prima pagina',
  searchTerm: 'Cerca',
  searchTerms: 'Ricerche attive',
  removeTerm: (term) => `Rimuovi la ricerca: ${term}`,
  columnsNotSaved: 'Le tue colonne non sono state salvate.',
  found: (count, things) => `Risultati: ${count} ${things}`,
  noExport: 'Perché non si può esportare',
  export: 'Esporta',
  schedule: 'Pianifica',
  exportFailed: 'Si è verificato un problema nella creazione dell’esportazione.',
  tryAgain: 'Riprova',
};
